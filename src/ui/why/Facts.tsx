import { useId, useState } from 'react';
import { inspect } from '../../store/inspecting';
import { goTo } from '../../store/moving';
import { useApp } from '../app/AppContext';
import { ruleViews } from '../app/views/rules';
import { SymbolText } from '../mana/SymbolText';
import { RuleChips } from '../small/RuleChips';
import type { About } from './about';
import { type FactView, factViews } from './facts.view';
import { ObjectLink } from './ObjectLink';

/** All that is so of the object; each line opens to why. */
export function Facts({ about }: { readonly about: About }) {
  return (
    <dl className="facts whyfacts">
      {factViews(about).map((fact) => (
        <FactLine key={fact.id} fact={fact} about={about} />
      ))}
    </dl>
  );
}

function FactLine({ fact, about }: { readonly fact: FactView; readonly about: About }) {
  const { store } = useApp();
  const [open, setOpen] = useState(false);
  const reason = useId();
  const { name, parts, walk, since } = fact;
  const follow = () => {
    inspect(store, about.id, walk === undefined ? {} : { value: walk });
    const heading = document.querySelector<HTMLElement>('#why-walk h3');
    heading?.scrollIntoView({ block: 'nearest' });
    heading?.focus();
  };
  const why = walk === undefined ? () => setOpen(!open) : follow;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>
          {parts.map((part, nth) =>
            typeof part === 'string' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fact
              <SymbolText key={nth} text={part} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fact
              <ObjectLink key={nth} {...part} self={part.object === about.id} />
            ),
          )}
        </span>
        {walk === undefined && since === undefined ? (
          <RuleChips rules={ruleViews(fact.cites)} />
        ) : (
          <button
            type="button"
            className="whybtn"
            aria-label={`${name}: why?`}
            aria-expanded={walk === undefined ? open : undefined}
            aria-controls={walk === undefined ? reason : undefined}
            onClick={why}
          >
            why?
          </button>
        )}
        {walk === undefined && (
          <div id={reason} hidden={!open} className="factreason">
            {open && <Reason fact={fact} />}
          </div>
        )}
      </dd>
    </div>
  );
}

/** The step that made it so, with its rules; and the way there. */
function Reason({ fact }: { readonly fact: FactView }) {
  const { store } = useApp();
  const since = fact.sinceStep();
  return (
    <>
      {since !== undefined && (
        <p>
          <SymbolText text={since.words} />
        </p>
      )}
      <p>
        <RuleChips rules={ruleViews([...fact.cites, ...(since?.cites ?? [])])} />
        {since !== undefined && !since.here && (
          <button type="button" className="objlink" onClick={() => void goTo(store, since.step)}>
            Go to step {since.number}
          </button>
        )}
      </p>
    </>
  );
}
