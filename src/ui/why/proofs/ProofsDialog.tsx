import '../../look/why-costs.css';
import { COST_WORDS, PROOF_WORDS } from '../../../explain/proofs';
import type { ObjectId } from '../../../rules';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { SymbolText } from '../../mana/SymbolText';
import { CostList, ProofLines } from '../costs/CostList';
import type { ProofsView } from './proofs.view';

interface Props {
  readonly view: ProofsView;
  /** What the step is called. */
  readonly step: string;
  readonly onObject: (id: ObjectId) => void;
  readonly onClose: () => void;
}

/** What was proposed, what applied to it in which order, and what happened; what was paid, and with what. */
export function ProofsDialog({ view: { events, payments }, step, onObject, onClose }: Props) {
  return (
    <DialogFrame reading open wide title={PROOF_WORDS.title} onClose={onClose}>
      <p className="quiet">
        <SymbolText text={step} />
      </p>
      {events.length === 0 && payments.length === 0 && <p>{PROOF_WORDS.none}</p>}
      {events.map(({ proposal, title, lines }) => (
        <section key={proposal} className="eventproof" aria-label={title}>
          <h3>
            <SymbolText text={title} />
          </h3>
          <ProofLines lines={lines} onObject={onObject} />
        </section>
      ))}
      {payments.map(({ id, title, by, ...cost }) => (
        <section key={id} className="costpart" aria-label={title}>
          <h3>{title}</h3>
          <CostList {...cost} onObject={onObject} />
          {by.length > 0 && (
            <>
              <p className="cap">{COST_WORDS.paidBy}</p>
              <ProofLines lines={by} onObject={onObject} />
            </>
          )}
        </section>
      ))}
    </DialogFrame>
  );
}
