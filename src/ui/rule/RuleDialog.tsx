import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { haveHeadings, whenHeadings } from '../../explain';
import type { Scenario } from '../../scenario/format';
import { DialogFrame } from '../dialogs/DialogFrame';
import { Icon } from '../look/Icon';
import { RuleContext } from '../small/RuleChip';
import { BookField } from './BookField';
import { RuleLines } from './RuleLines';
import { RuleView } from './RuleView';
import { chapters, ruleSheet } from './rule.view';
import { follow, ruleNow, type Trail, trailFrom, walked } from './trail';
import { useBook } from './useBook';

interface Props {
  /** Empty: the list of all sections. */
  readonly rule: string;
  readonly dayOf: (day: string) => string;
  readonly onOpen: (scenario: Scenario) => void;
  readonly onClose: () => void;
}

/**
 * The book of rules at hand: from rule to rule, back and forward. Our own headings and lines; the official
 * words only where the user has brought them along.
 */
export function RuleDialog({ rule, dayOf, onOpen, onClose }: Props) {
  const [trail, setTrail] = useState<Trail>(() => trailFrom(rule));
  const state = useBook();
  useSyncExternalStore(whenHeadings, haveHeadings);
  const head = useRef<HTMLDivElement>(null);
  const now = ruleNow(trail);
  const first = useRef(now);
  // What was pressed may be gone: the focus goes to the rule that it led to.
  useEffect(() => {
    if (first.current === now) return;
    first.current = '';
    const title = head.current?.querySelector('h3');
    title?.focus({ preventScroll: true });
    head.current?.parentElement?.scrollTo({ top: 0 });
  }, [now]);
  const book = state.state === 'there' ? state.book : undefined;
  const go = (next: string) => setTrail((from) => follow(from, next));
  const walk = (by: 1 | -1) => setTrail((from) => walked(from, by));
  const sheet = now === '' ? undefined : ruleSheet(now, book);
  return (
    <DialogFrame open wide reading title={sheet ? `Rule ${now}` : 'The rules'} onClose={onClose}>
      <RuleContext value={go}>
        <div ref={head} className="rulepanel">
          <div className="ruleways" role="toolbar" aria-label="From rule to rule">
            <Way
              icon="undo"
              label="Back"
              why={trail.at === 0 ? 'this is where you began' : undefined}
              onPress={() => walk(-1)}
            />
            <Way
              icon="redo"
              label="Forward"
              why={trail.at === trail.rules.length - 1 ? 'you did not go back' : undefined}
              onPress={() => walk(1)}
            />
            {sheet && (
              <>
                <Way
                  icon="left"
                  label="Rule before"
                  why={sheet.before === undefined ? 'this is the first here' : undefined}
                  onPress={() => go(sheet.before ?? now)}
                />
                <Way
                  icon="right"
                  label="Rule after"
                  why={sheet.after === undefined ? 'this is the last here' : undefined}
                  onPress={() => go(sheet.after ?? now)}
                />
                <button type="button" className="btn plain" onClick={() => go('')}>
                  All sections
                </button>
              </>
            )}
          </div>
          {sheet ? (
            <RuleView
              sheet={sheet}
              edition={book && dayOf(book.edition)}
              onRule={go}
              onOpen={onOpen}
            />
          ) : (
            <>
              <h3 className="vh" tabIndex={-1}>
                All sections
              </h3>
              <BookField state={state} dayOf={dayOf} />
              <div className="rulechapters">
                {chapters(book).map(({ digit, sections }) => (
                  <RuleLines key={digit} label={`Chapter ${digit}`} lines={sections} onRule={go} />
                ))}
              </div>
            </>
          )}
          {sheet && <BookField state={state} dayOf={dayOf} />}
        </div>
      </RuleContext>
    </DialogFrame>
  );
}

interface WayProps {
  readonly icon: 'undo' | 'redo' | 'left' | 'right';
  readonly label: string;
  /** Why it leads nowhere. */
  readonly why: string | undefined;
  readonly onPress: () => void;
}

function Way({ icon, label, why, onPress }: WayProps) {
  return (
    <button
      type="button"
      className="btn plain icon"
      aria-label={why === undefined ? label : `${label}: ${why}`}
      title={why === undefined ? label : `${label}: ${why}`}
      aria-disabled={why !== undefined}
      onClick={why === undefined ? onPress : undefined}
    >
      <Icon name={icon} />
    </button>
  );
}
