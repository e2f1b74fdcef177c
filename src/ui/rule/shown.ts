import { CARDS } from '../../cards';
import { covers, type RuleNumber, rulesOfText } from '../../rules';
import { BOARDS } from '../../scenario/boards';
import type { Scenario } from '../../scenario/format';

/** A scenario of the project that shows a rule. */
export interface Showing {
  readonly id: string;
  readonly title: string;
  readonly scenario: Scenario;
  /** It is about this very rule, and not only about one under it. */
  readonly itself: boolean;
}

/** What in the project shows a rule. */
export interface Shown {
  readonly scenarios: readonly Showing[];
  /** Names of cards whose text brings it into play. */
  readonly cards: readonly string[];
}

/** Every ruling that the program is held to: their files are its tests, and the boards of the start page. */
const RULINGS = import.meta.glob<Scenario>('../../rulings/**/*.scenario.json', {
  eager: true,
  import: 'default',
});

const ALL: readonly (readonly [string, Scenario])[] = [...BOARDS, ...Object.entries(RULINGS)];

let cards: ReadonlyMap<string, ReadonlySet<RuleNumber>> | undefined;

/** The rules of each card, by its name, worked out when they are first asked for. */
const rulesOfCards = () => {
  cards ??= new Map(CARDS.map((card) => [card.name, rulesOfText(card)]));
  return cards;
};

/** What shows a rule or one under it: first what is about the rule itself, and of these what is about the fewest. */
export function shownBy(rule: RuleNumber): Shown {
  const scenarios = ALL.flatMap(([id, scenario]) => {
    const cites = scenario.cites ?? [];
    if (!cites.some((cited) => covers(rule, cited as RuleNumber))) return [];
    const { title } = scenario;
    const showing = { id, title, scenario, itself: (cites as readonly string[]).includes(rule) };
    return [{ showing, cites: cites.length }];
  });
  const order = ({ showing, cites }: (typeof scenarios)[number]) => [showing.itself ? 0 : 1, cites];
  scenarios.sort((a, b) => {
    const [[own = 0, few = 0], [other = 0, fewer = 0]] = [order(a), order(b)];
    return own - other || few - fewer;
  });
  const names = [...rulesOfCards()].flatMap(([name, rules]) =>
    [...rules].some((cited) => covers(rule, cited)) ? [name] : [],
  );
  return { scenarios: scenarios.map(({ showing }) => showing), cards: names };
}
