import { copyTokens } from '../../../actions/hand/objects';
import { copyLens, type LensLine } from '../../../explain/copying';
import { useApp } from '../../app/AppContext';
import { ruleViews } from '../../app/views/rules';
import { Icon } from '../../look/Icon';
import { SymbolText } from '../../mana/SymbolText';
import { RuleChips } from '../../small/RuleChips';
import type { SectionProps } from '../about';

/** What copying takes of an object, what it leaves, and what a copying effect changed (707): three columns. */
export default function CopyLens({ about: { state, id, gone } }: SectionProps) {
  const { store } = useApp();
  const lens = copyLens(state, id);
  if (lens === null) return null;
  return (
    <>
      <div className="three">
        <Column title="Copied" note="its copiable values" lines={lens.copied} />
        <Column title="Not copied" note="what only lies on it" lines={lens.notCopied} />
        <Column
          title="Changed by the effect"
          note={lens.changed.length > 0 ? 'part of its own copiable values' : lens.unchanged}
          lines={lens.changed}
        />
      </div>
      <p className="onward">
        <span>
          <SymbolText text={lens.would} /> <RuleChips rules={ruleViews(lens.wouldCites)} />
        </span>
        {lens.makeable && !gone && (
          <button
            type="button"
            className="btn offer"
            onClick={() => void copyTokens(store, id, { count: 1, tapped: false, sick: true })}
          >
            <Icon name="branch" />
            Make one, as a branch
          </button>
        )}
      </p>
    </>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly LensLine[];
}

function Column({ title, note, lines }: ColumnProps) {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <p className="quiet">{note}</p>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ name, words, cites }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <SymbolText text={words} />
              </dd>
              <dd className="margin">
                <RuleChips rules={ruleViews(cites)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
