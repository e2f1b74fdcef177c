import type { CardView } from '../views';

const list = (items: (string | false | undefined)[]): string => items.filter(Boolean).join(', ');

/** What the table size shows by turning, badges and pills, said in words below the reader. */
export function ReaderFacts({ card }: { readonly card: CardView }) {
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
    ['Size', card.pt?.own ? `its own: ${card.pt.own}` : ''],
    ['Attached', list((card.attached ?? []).map(({ name }) => name))],
    ['Attached to', card.attachedTo ?? ''],
    ['By hand', card.byHand ? 'something here was set by hand' : ''],
  ];
  const shown = facts.filter(([, words]) => words !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="facts">
      {shown.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
