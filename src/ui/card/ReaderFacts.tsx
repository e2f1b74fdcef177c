import { SymbolText } from '../mana/SymbolText';
import { RuleContext } from '../small/RuleChip';
import { RuleChips } from '../small/RuleChips';
import type { CardView, SizeStepView } from '../views';

const list = (items: (string | false | undefined)[]): string => items.filter(Boolean).join(', ');

interface Props {
  readonly card: CardView;
  /** How its size came about: told instead of what it was at first. */
  readonly growth?: readonly SizeStepView[] | undefined;
  /** What was changed of it by hand, in sentences. */
  readonly changes?: readonly string[] | undefined;
}

/** What the table size shows by turning, badges and pills, said in words below the reader. */
export function ReaderFacts({ card, growth = [], changes = [] }: Props) {
  const facts: [string, string][] = [
    [
      'Status',
      list([
        card.tapped && 'tapped',
        card.sick && 'summoning sick',
        card.phasedOut && 'phased out',
        card.combat?.words,
      ]),
    ],
    ['Counters', list((card.counters ?? []).map(({ kind, count }) => `${count} × ${kind}`))],
    ['Damage', card.damage ? `${card.damage} marked` : ''],
    ['Size', growth.length === 0 && card.pt?.own ? `its own: ${card.pt.own}` : ''],
    ['Attached', list((card.attached ?? []).map(({ name }) => name))],
    ['Attached to', card.attachedTo ?? ''],
    ['By hand', card.byHand ? changes.join(' ') || 'something here was set by hand' : ''],
  ];
  const shown = facts.filter(([, words]) => words !== '');
  if (shown.length === 0 && growth.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <SymbolText text={words} />
          </dd>
        </div>
      ))}
      {growth.length > 0 && (
        <div>
          <dt>Size</dt>
          <dd>
            {/* The reader describes a menu: its numbers are only shown. */}
            <RuleContext value={undefined}>
              {growth.map(({ text, rules }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one size
                <p key={place}>
                  <SymbolText text={text} /> <RuleChips rules={rules} />
                </p>
              ))}
            </RuleContext>
          </dd>
        </div>
      )}
    </dl>
  );
}
