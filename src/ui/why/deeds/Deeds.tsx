import '../../look/why-deeds.css';
import { useEffect, useMemo, useState } from 'react';
import { type Offered, tryRemedy } from '../../../actions/remedies';
import { DEEDS_WORDS } from '../../../explain/remedies';
import { useApp } from '../../app/AppContext';
import { ruleViews } from '../../app/views/rules';
import { cx } from '../../look/cx';
import { Icon } from '../../look/Icon';
import { ManaCost } from '../../mana/ManaCost';
import { SymbolText } from '../../mana/SymbolText';
import { RuleChips } from '../../small/RuleChips';
import { Verdict } from '../../small/Verdict';
import type { About, SectionProps } from '../about';
import { type DeedView, deedViews, remediesOf } from './deeds.view';

/** All that can be done with an object, and what prevents what can't: each check, and the smallest changes. */
export default function Deeds({ about }: SectionProps) {
  const { game, object, value } = about;
  const deeds = useMemo(() => deedViews({ game, object }), [game, object]);
  const first =
    deeds.find(({ id }) => id === value) ??
    deeds.find(({ verdict }) => verdict !== 'legal') ??
    deeds[0];
  const [open, setOpen] = useState<string | undefined>(first?.id);
  if (deeds.length === 0) return <p className="quiet">{DEEDS_WORDS.none}</p>;
  const shown = deeds.some(({ id }) => id === open) ? open : first?.id;
  return (
    <ul className="deeds">
      {deeds.map((deed) => (
        <li key={deed.id} className="deed">
          <h4>
            <button
              type="button"
              aria-expanded={deed.id === shown}
              onClick={() => setOpen(deed.id === shown ? '' : deed.id)}
            >
              <Icon name="right" />
              <span className="say">
                <SymbolText text={deed.label} /> {deed.cost !== '' && <ManaCost cost={deed.cost} />}
              </span>
              <Verdict verdict={deed.verdict} />
            </button>
          </h4>
          {deed.id === shown && <Checks about={about} deed={deed} />}
        </li>
      ))}
    </ul>
  );
}

function Checks({ about, deed }: { readonly about: About; readonly deed: DeedView }) {
  return (
    <div className="checks">
      {deed.because !== undefined && (
        <p>
          <SymbolText text={deed.because} />
        </p>
      )}
      <ul className="findings">
        {deed.lines.map(({ text, holds, cites }) => (
          <li key={text} className={cx(!holds && 'failing')}>
            <Icon name={holds ? 'check' : 'cross'} />
            <span className="say">
              <span className="vh">{holds ? 'holds: ' : 'prevents it: '}</span>
              <SymbolText text={text} />
            </span>
            <RuleChips rules={ruleViews(cites)} />
          </li>
        ))}
      </ul>
      {deed.verdict === 'illegal' && <Remedies about={about} deed={deed} />}
    </div>
  );
}

function Remedies({ about, deed }: { readonly about: About; readonly deed: DeedView }) {
  const { store } = useApp();
  const { tree, step } = about;
  const [offered, setOffered] = useState<readonly Offered[]>();
  // They are tried out once the checks are in sight: on a large board that takes a while.
  useEffect(() => {
    setOffered(undefined);
    const timer = setTimeout(() => setOffered(remediesOf({ tree, step }, deed)));
    return () => clearTimeout(timer);
  }, [tree, step, deed]);
  if (offered === undefined) return <p className="quiet">{DEEDS_WORDS.looking}</p>;
  if (offered.length === 0) return <p className="quiet">{DEEDS_WORDS.noChange}</p>;
  return (
    <section aria-label={DEEDS_WORDS.changes}>
      <p className="cap">{DEEDS_WORDS.changes}</p>
      <ul className="remedies">
        {offered.map((remedy) => (
          <li key={`${remedy.from} ${remedy.words}`}>
            <button
              type="button"
              className={cx('remedy', remedy.byHand && 'hatched')}
              onClick={() => tryRemedy(store, remedy)}
            >
              <span className="say">
                <b>
                  <SymbolText text={remedy.words} />
                </b>
                <small>{remedy.note}</small>
              </span>
              <Icon name="branch" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
