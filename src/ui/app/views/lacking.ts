import { proposal } from '../../../actions/casting';
import { offersByObject } from '../../../actions/offers';
import { moreMana } from '../../../explain';
import { answer, type Check, type Game } from '../../../rules';
import type { RefusalView } from '../../views';
import { refusalOf } from './messages';

/** Why a payment can't be made as it stands. */
export interface Lacking {
  readonly refused?: RefusalView;
  /** What would have to be there as well: "one more blue mana". */
  readonly words?: string;
  /** No mana ability is left that could change it. */
  readonly final: boolean;
}

/** Asked where no payment was found: what is lacking besides all that could be tapped. */
export function lackingIn(game: Game, without: readonly string[]): Lacking {
  const paid = answer(game, { kind: 'pay' });
  if (paid.result !== 'refused') return { final: false };
  const open = [...offersByObject(game).values()]
    .flat()
    .some(({ kind, verdict, payable }) => kind === 'mana' && verdict.allowed && payable.allowed);
  const mana = unpaid(game, without);
  const checks = paid.checks.map((check): Check => {
    const { fix } = check;
    return fix?.kind === 'mana' && mana !== ''
      ? { ...check, fix: { ...fix, detail: mana } }
      : check;
  });
  return {
    refused: refusalOf(checks, game.state),
    words: mana === '' ? 'what the cost asks for' : moreMana(mana),
    final: !open,
  };
}

/** The symbols of the cost that nothing pays: as few as can be. Those that ask for the most come first. */
function unpaid(game: Game, without: readonly string[]): string {
  const { question } = game;
  if (question.kind !== 'payMana') return '';
  let paid = '';
  const left: string[] = [];
  for (const symbol of symbolsOf(question.cost)) {
    const cost = paid + symbol;
    if (proposal({ ...game, question: { ...question, cost } }, without) === null) left.push(symbol);
    else paid = cost;
  }
  const generic = left.filter((symbol) => symbol === ONE).length;
  return (generic > 0 ? `{${generic}}` : '') + left.filter((symbol) => symbol !== ONE).join('');
}

const ONE = '{1}';

/** More generic mana than this is lacking as a whole. */
const MOST_GENERIC = 40;

/** The symbols one by one; what is generic last, as any mana pays it. */
export function symbolsOf(cost: string): readonly string[] {
  const symbols = cost.match(/\{[^}]+\}/g) ?? [];
  const generic = symbols.reduce((sum, symbol) => sum + (Number(symbol.slice(1, -1)) || 0), 0);
  const typed = symbols.filter((symbol) => !/^\{\d+\}$/.test(symbol));
  return [...typed, ...Array.from({ length: Math.min(generic, MOST_GENERIC) }, () => ONE)];
}
