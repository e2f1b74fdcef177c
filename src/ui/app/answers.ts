import type { Answer, Game, Target } from '../../rules';
import type { AnswerView } from '../views';
import { objectOf, targetOf } from './views/ids';
import { DIVIDER } from './views/question';

/** What an answer given in the UI says to the core; nothing where it is no answer to the question. */
export function answerFor(game: Game, given: AnswerView): Answer | undefined {
  const { state, question } = game;
  const targets = (ids: readonly string[]): Target[] =>
    ids.flatMap((id) => targetOf(state, id) ?? []);
  switch (given.kind) {
    case 'pass':
      return { kind: 'pass' };
    case 'yesNo':
    case 'byHand':
      return given;
    case 'objects':
      return chosen(game, targets(given.chosen));
    case 'option':
      return { kind: 'option', option: Number(given.chosen) };
    case 'colour':
      return { kind: 'color', color: given.colour };
    case 'mana':
      return { kind: 'mana', mana: given.chosen };
    case 'number':
      return { kind: 'number', number: given.value };
    case 'text':
      return { kind: 'text', text: given.text };
    case 'modes':
      return { kind: 'modes', modes: given.chosen.map(Number) };
    case 'order':
      return question.kind === 'orderCards'
        ? piles(game, given.order)
        : { kind: 'order', order: given.order.map(Number) };
    case 'divide':
      return {
        kind: 'amounts',
        amounts: Object.entries(given.amounts).flatMap(([id, amount]) => {
          const to = targetOf(state, id);
          return to === undefined ? [] : [{ to, amount }];
        }),
      };
    case 'attackers':
      return {
        kind: 'attackers',
        attackers: Object.entries(given.attacks).flatMap(([id, to]) => {
          const object = objectOf(state, id);
          const whom = targetOf(state, to);
          return object === undefined || whom === undefined ? [] : [{ object, whom }];
        }),
      };
    case 'blockers':
      return {
        kind: 'blockers',
        blockers: Object.entries(given.blocks).flatMap(([id, ids]) => {
          const object = objectOf(state, id);
          const attackers = ids.flatMap((other) => objectOf(state, other) ?? []);
          return object === undefined ? [] : [{ object, attackers }];
        }),
      };
    case 'confirmCasting':
      return undefined;
  }
}

function chosen({ question }: Game, choice: readonly Target[]): Answer | undefined {
  switch (question.kind) {
    case 'chooseTarget':
      return { kind: 'targets', targets: choice.map((target) => ({ target })) };
    case 'legendRule':
    case 'orderReplacements': {
      const [only] = choice;
      return only !== undefined && 'object' in only
        ? { kind: 'object', object: only.object }
        : undefined;
    }
    default:
      return { kind: 'choice', choice };
  }
}

function piles({ state }: Game, order: readonly string[]): Answer {
  const at = order.indexOf(DIVIDER);
  const ids = (part: readonly string[]) => part.flatMap((id) => objectOf(state, id) ?? []);
  return at < 0
    ? { kind: 'cards', top: ids(order), bottom: [] }
    : { kind: 'cards', top: ids(order.slice(0, at)), bottom: ids(order.slice(at + 1)) };
}
