import { findCard } from '../../cards/held';
import type { CopiableValues } from '../../rules';
import { BOARDS } from '../../scenario/boards';
import type { Scenario } from '../../scenario/format';
import { deckLine } from '../../scenario/placing';
import type { BoardView, CardView } from '../views';
import { printedCard } from './views/printed';

/** The boards as the start page lists them: title, one line, what it shows, rules and cards. */
export function boardViews(): readonly BoardView[] {
  return [...BOARDS].map(([id, scenario], place) => {
    const [line = '', shows = ''] = (scenario.about ?? '').split('\n\n');
    return {
      id,
      title: scenario.title,
      line,
      shows,
      rules: (scenario.cites ?? []).map((rule) => ({ rule })),
      cards: cardsIn(scenario),
      first: place === 0,
    };
  });
}

/** Most cards that an entry of the list has room for. */
const MOST_CARDS = 5;

function cardsIn(scenario: Scenario): readonly CardView[] {
  const names = scenario.players.flatMap(({ hand = [], battlefield = [] }) =>
    [...hand, ...battlefield].flatMap((placed) =>
      typeof placed === 'string' ? [deckLine(placed).name] : 'card' in placed ? [placed.card] : [],
    ),
  );
  return [...new Set(names)]
    .flatMap((name): readonly CopiableValues[] => {
      const card = findCard(name);
      return card === undefined ? [] : [card];
    })
    .map(printedCard)
    .slice(0, MOST_CARDS);
}
