import { findCard } from '../../cards';
import { heading } from '../../explain';
import { type CopiableValues, isRuleNumber } from '../../rules';
import benthicAnomaly from '../../scenario/boards/benthic-anomaly.scenario.json?raw';
import depthDefiler from '../../scenario/boards/depth-defiler.scenario.json?raw';
import shaunAttack from '../../scenario/boards/shaun-attack.scenario.json?raw';
import type { Scenario } from '../../scenario/format';
import { deckLine } from '../../scenario/placing';
import { read } from '../../scenario/schema';
import type { BoardView, CardView } from '../views';
import { printedCard } from './views/printed';

const TEXTS = { depthDefiler, benthicAnomaly, shaunAttack };

/** The boards of the start page. */
export const BOARDS: ReadonlyMap<string, Scenario> = new Map(
  Object.entries(TEXTS).flatMap(([id, text]) => {
    const found = read(text);
    return found.ok ? [[id, found.scenario] as const] : [];
  }),
);

/** The boards as the start page lists them: title, one line, what it shows, rules and cards. */
export function boardViews(): readonly BoardView[] {
  return [...BOARDS].map(([id, scenario], place) => {
    const [line = '', shows = ''] = (scenario.about ?? '').split('\n\n');
    return {
      id,
      title: scenario.title,
      line,
      shows,
      rules: (scenario.cites ?? []).map((rule) => ({
        rule,
        ...(isRuleNumber(rule) && { title: heading(rule) }),
      })),
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
