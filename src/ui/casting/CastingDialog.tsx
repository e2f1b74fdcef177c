import { CardMark } from '../card/CardMark';
import { ManaCost } from '../mana/ManaCost';
import { DividePanel } from '../questions/DividePanel';
import { Refusal } from '../small/Refusal';
import { RovingContext } from '../small/RuleChip';
import { useRoving } from '../table/useRoving';
import type { CastingActions, CastingView } from '../views';
import { AnnounceParts } from './AnnounceParts';
import { CastRow } from './CastRow';
import { CostBuild } from './CostBuild';
import { Payment } from './Payment';
import { TargetSlots } from './TargetSlots';
import { useCastingFocus } from './useCastingFocus';

interface Props {
  readonly casting: CastingView;
  readonly actions: CastingActions;
}

function Part({ letter, casting, actions }: Props & { readonly letter: string }) {
  switch (letter) {
    case 'b':
      return <AnnounceParts casting={casting} actions={actions} />;
    case 'c':
      return casting.targets ? (
        <TargetSlots slots={casting.targets} onSlot={actions.onSlot} onTarget={actions.onTarget} />
      ) : null;
    case 'd':
      return casting.division ? (
        <DividePanel {...casting.division} least={1} onChange={actions.onDivide} />
      ) : null;
    case 'f':
      return casting.costLines ? (
        <CostBuild casting={casting} onSource={actions.onCostSource} />
      ) : null;
    case 'g':
      return casting.payment ? (
        <Payment payment={casting.payment} onSource={actions.onSource} />
      ) : null;
    default:
      return null;
  }
}

/** Casting or activating, row by row as 601.2 announces it. Not modal: table and question stay in view. */
export function CastingDialog({ casting, actions }: Props) {
  const now = casting.rows.find(({ state }) => state === 'now')?.letter;
  const panel = useCastingFocus(now);
  const chips = useRoving<HTMLOListElement>();
  return (
    <aside ref={panel} className="cast" aria-label={`${casting.caption}: ${casting.title}`}>
      <header className="casthead">
        <CardMark card={casting.card} />
        <div>
          <p className="cap">{casting.caption}</p>
          <h2>{casting.title}</h2>
          {casting.subtitle && <p className="quiet">{casting.subtitle}</p>}
        </div>
        {casting.printed && <ManaCost cost={casting.printed} className="bigcost" />}
      </header>
      {casting.refused && (
        <p className="castrefused">
          <Refusal refusal={casting.refused} />
        </p>
      )}
      {/* All rule numbers together are one stop, so that the button is near. */}
      <RovingContext value={true}>
        <ol className="castrows margin" {...chips}>
          {casting.rows.map((row) => (
            <CastRow key={row.letter} row={row}>
              <Part letter={row.letter} casting={casting} actions={actions} />
            </CastRow>
          ))}
        </ol>
      </RovingContext>
    </aside>
  );
}
