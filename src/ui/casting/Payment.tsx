import { cx } from '../look/cx';
import { Icon } from '../look/Icon';
import { ManaCost } from '../mana/ManaCost';
import { SymbolText } from '../mana/SymbolText';
import { Listed } from '../questions/Listed';
import { Refusal } from '../small/Refusal';
import { RuleChips } from '../small/RuleChips';
import { ManaPool } from '../table/ManaPool';
import type { CastingView, PaymentView } from '../views';

interface Props {
  readonly payment: NonNullable<CastingView['payment']>;
  readonly onSource: (id: string, used: boolean) => void;
}

/** The proposal: which sources, what each gives, and what its mana pays. Each may be changed. */
export function Payment({ payment, onSource }: Props) {
  return (
    <>
      {payment.pool && (
        <div className="poolfirst">
          <p>From the pool first:</p>
          <ManaPool pool={payment.pool} name="The payer" />
        </div>
      )}
      <Sources sources={payment.sources} onSource={onSource} />
      {payment.helps?.map((help) => (
        <section key={help.name} className="helping" aria-label={help.name}>
          <p>
            <b>{help.name}:</b> <SymbolText text={help.words} /> <RuleChips rules={help.rules} />
          </p>
          <Sources sources={help.sources} onSource={onSource} />
        </section>
      ))}
      {payment.left && (
        <p className="left">
          <SymbolText text={payment.left} />
        </p>
      )}
    </>
  );
}

function Sources({
  sources,
  onSource,
}: Pick<Props, 'onSource'> & { readonly sources: readonly PaymentView[] }) {
  return (
    <ul className="proof">
      <Listed
        items={sources}
        row={(source) => (
          <li key={source.id} className={cx(!source.used && 'unused', source.refused && 'refused')}>
            {/* biome-ignore lint/a11y/useSemanticElements: a whole line is the box */}
            <button
              type="button"
              role="checkbox"
              aria-checked={source.used}
              aria-disabled={source.refused !== undefined}
              aria-describedby={source.refused && `why-${source.id}`}
              onClick={() => !source.refused && onSource(source.id, !source.used)}
            >
              <span className="tick">
                <Icon name="check" />
              </span>
              <span className="words">
                <SymbolText text={source.words} />
              </span>
              <ManaCost cost={source.gives} />
            </button>
            {source.used && source.pays.length > 0 && (
              <ul className="pays">
                {source.pays.map((pay, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: mana of one source, in order
                  <li key={place}>
                    <Icon name="right" />
                    {pay.as && <ManaCost cost={pay.as} />}
                    {pay.words && <span className="q">{pay.words}</span>}
                  </li>
                ))}
              </ul>
            )}
            {source.refused && (
              <span id={`why-${source.id}`}>
                <Refusal refusal={source.refused} />
              </span>
            )}
          </li>
        )}
      />
    </ul>
  );
}
