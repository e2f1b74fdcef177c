import { namesOf, optionWords, outcomeWords, passLabel, questionWords } from '../../../explain';
import { whenTexts } from '../../../oracle/held';
import { COLORS, type Game, type ObjectId, type Question, type Target } from '../../../rules';
import type { ChoiceView, QuestionView } from '../../views';
import { textAsking, textOfSource, textOfTrigger } from './asking';
import { choiceOf, choicesOf } from './choices';
import { crewPart } from './crew';
import { declaredIn } from './declared';
import { objectKey, playerKey, targetKey } from './ids';
import { modesAsked } from './modes';
import { ruleViews } from './rules';
import { namesIn, typesIn } from './suggestions';
import { tollsOf } from './tolls';

type Kind = QuestionView['kind'];
type Part<K extends Kind> = Omit<
  Extract<QuestionView, { kind: K }>,
  'id' | 'player' | 'role' | 'words' | 'note' | 'rules' | 'cancel'
>;
type AnyPart = { [K in Kind]: Part<K> }[Kind];

/** The divider in an order of cards of which some go to the bottom of the library. */
export const DIVIDER = 'divider';

/** What the button says where one at most is chosen. */
const CONFIRM_ONE = {
  chooseObjects: 'Choose this one',
  discard: 'Discard this card',
  sacrifice: 'Sacrifice this one',
  chooseTarget: 'Choose this target',
} as const;

/** More than this is never chosen with a stepper. */
const MOST_NUMBER = 999_999;

interface Asked {
  readonly id: string;
  readonly said: string | undefined;
  readonly view: QuestionView;
}

let known = new WeakMap<Game, Asked>();

// What was asked before the texts of cards came was asked without them.
whenTexts(() => {
  known = new WeakMap();
});

/**
 * The question now asked, as the bar shows it. `id` names the step, so that what was chosen and not yet
 * answered is dropped with it. Questions of a draft have their place in the casting dialog.
 */
export function questionView(game: Game, id: string, note?: string): QuestionView {
  const before = known.get(game);
  if (before?.id === id && before.said === note) return before.view;
  const { question, state } = game;
  // Who is controlled by another has that player decide, with their own cards (723.5).
  const decider = state.players[question.decidedBy ?? question.player];
  const text = question.kind === 'unread' ? `“${question.text}”` : textAsking(game);
  const asked = {
    id,
    player: {
      id: playerKey(question.player),
      name: decider?.name ?? '',
      seat: (question.decidedBy ?? question.player) % 6,
    },
    role: decidingRole(game),
    words: state.winner === null ? questionWords(question, namesOf(state)) : outcomeWords(state),
    ...(text !== undefined && { note: text }),
    rules: ruleViews(question.cites),
    ...(note !== undefined && { note }),
    ...(game.draftFrom !== null && {
      cancel: { label: 'Cancel', note: 'all is as before' },
    }),
  };
  // Each part has its own kind; together with what every question has it is a whole question.
  const view = { ...asked, ...partOf(game, question) } as QuestionView;
  known.set(game, { id, said: note, view });
  return view;
}

function decidingRole(game: Game): string {
  const { decidedBy, player } = game.question;
  const name = game.state.players[player]?.name ?? '';
  return decidedBy === undefined ? roleOf(game) : `decides for ${name}, who ${roleOf(game)}`;
}

function roleOf(game: Game): string {
  const { state, question, draftFrom } = game;
  if (state.winner !== null) return 'the game is over';
  if (question.kind === 'priority') return 'has priority';
  if (draftFrom === null) return 'chooses';
  if (declaredIn(game) !== undefined) return 'pays';
  return isSpell(state, question) ? 'is casting' : 'is activating';
}

function isSpell(state: Game['state'], { about }: Question): boolean {
  return about !== undefined && state.objects.get(about)?.onStack?.as === 'spell';
}

function partOf(game: Game, question: Question): AnyPart {
  const choices = (targets: readonly Target[]) => choicesOf(game, targets);
  const ofObjects = (ids: readonly ObjectId[]) => choices(ids.map((object) => ({ object })));
  // Whose creatures may attack or block needs no saying.
  const fighters = (of: readonly { readonly object: ObjectId }[]) => choicesOf(game, of, false);
  switch (question.kind) {
    case 'priority':
      return { kind: 'priority', pass: { label: passLabel(game) } };
    case 'chooseObject':
    case 'choosePlayer':
    case 'chooseDefender':
      return {
        kind: 'objects',
        choices: choices(question.options),
        min: 1,
        max: 1,
        confirm: 'Choose this one',
      };
    case 'chooseObjects':
    case 'discard':
    case 'sacrifice':
    case 'chooseTarget': {
      const { min, max } = question;
      if (question.kind === 'chooseObjects' && question.power !== undefined) {
        const { options, power, purpose } = question;
        return { kind: 'objects', min, max, ...crewPart(choices(options), power, purpose) };
      }
      const confirm = max === 1 ? CONFIRM_ONE[question.kind] : undefined;
      return {
        kind: 'objects',
        choices: choices(question.options),
        min,
        max,
        ...(confirm !== undefined && { confirm }),
      };
    }
    case 'legendRule':
      return {
        kind: 'objects',
        choices: ofObjects(question.options),
        min: 1,
        max: 1,
        confirm: 'Keep this one',
      };
    case 'orderReplacements':
      return {
        kind: 'objects',
        choices: question.options.map((object) => ({
          ...choiceOf(game, { object }),
          note: textOfSource(game, object),
        })),
        min: 1,
        max: 1,
        confirm: 'Apply this one first',
      };
    case 'chooseMode': {
      const { min, max } = question;
      const confirm = max === 1 ? 'Choose this mode' : 'Choose these modes';
      return { kind: 'modes', choices: modesAsked(game, question), min, max, confirm };
    }
    case 'chooseColor':
      return { kind: 'colour', colours: COLORS.filter((c) => question.options.includes(c)) };
    case 'chooseMana':
      return {
        kind: 'mana',
        choices: question.options.map((mana) => ({ id: mana, label: mana })),
      };
    case 'chooseNumber':
      return { kind: 'number', min: question.min, max: question.max ?? MOST_NUMBER };
    case 'chooseType':
      return { kind: 'text', of: 'type', suggestions: typesIn(game), confirm: 'Choose this type' };
    case 'chooseName':
      return { kind: 'text', of: 'name', suggestions: namesIn(game), confirm: 'Choose this name' };
    case 'chooseOption':
      if (question.options.length === 0) return { kind: 'over' };
      return {
        kind: 'option',
        choices: question.options.map((option, n) => ({ id: `${n}`, label: optionWords(option) })),
      };
    case 'yesNo':
      return { kind: 'yesNo', yes: { label: 'Yes' }, no: { label: 'No' } };
    case 'unread':
      return { kind: 'unread', done: { label: 'Go on', note: 'what it says is done by hand' } };
    case 'payOptional':
      return {
        kind: 'yesNo',
        yes: { label: `Pay ${question.cost}` },
        no: { label: 'Do not pay' },
      };
    case 'orderTriggers':
      return {
        kind: 'order',
        first: 'goes on the stack first, resolves last',
        last: 'resolves first',
        choices: question.options.map((trigger, nth) => ({
          ...choiceOf(game, { object: trigger.source }),
          id: String(nth),
          object: objectKey(trigger.source),
          note: textOfTrigger(game, trigger),
        })),
      };
    case 'orderCards':
      return {
        kind: 'order',
        ...(question.places === 'topOrBottom'
          ? {
              first: 'On top of the library',
              last: 'On the bottom of the library',
              divider: DIVIDER,
            }
          : { first: 'on top', last: 'below the others' }),
        choices: ofObjects(question.options),
      };
    case 'declareAttackers': {
      const { options } = question;
      const keys = eachOnce((whom: readonly Target[]) => whom.map(targetKey));
      return {
        kind: 'attackers',
        attackers: fighters(options),
        defenders: distinct(choices([...new Set(options.map(({ whom }) => whom))].flat())),
        may: Object.fromEntries(options.map(({ object, whom }) => [objectKey(object), keys(whom)])),
        ...tollsOf(game.state, question),
        none: 'Attack with none',
      };
    }
    case 'declareBlockers': {
      const { options } = question;
      const keys = eachOnce((attackers: readonly ObjectId[]) => attackers.map(objectKey));
      return {
        kind: 'blockers',
        blockers: fighters(options),
        attackers: ofObjects([...new Set(options.flatMap(({ attackers }) => attackers))]),
        may: Object.fromEntries(
          options.map(({ object, attackers }) => [objectKey(object), keys(attackers)]),
        ),
        // How many one creature may block is judged when the blocks are declared (509.1).
        most: Object.fromEntries(
          options.map(({ object, attackers }) => [objectKey(object), attackers.length]),
        ),
        ...tollsOf(game.state, question),
        none: 'Block with none',
      };
    }
    case 'assignDamage':
    case 'divide':
      return {
        kind: 'divide',
        choices: question.options.map((to) => ({
          ...choiceOf(game, to),
          ...lethalTo(question, to),
        })),
        total: question.amount,
        least: question.kind === 'divide' ? 1 : 0,
        unit: question.kind === 'divide' ? '' : 'damage',
      };
    case 'castingOptions':
      return { kind: 'casting', ready: true, confirm: { label: 'Go on' } };
    case 'payMana':
      return { kind: 'casting', ready: true, confirm: { label: payWords(question.cost) } };
  }
}

/** How much of the damage is lethal to a creature. */
function lethalTo(
  question: Extract<Question, { kind: 'assignDamage' | 'divide' }>,
  to: Target,
): Pick<ChoiceView, 'note' | 'enough'> {
  if (question.kind === 'divide' || !('object' in to)) return {};
  const found = question.lethal.find(({ object }) => object === to.object);
  return found === undefined ? {} : { enough: found.amount, note: `${found.amount} is lethal` };
}

/** Of lists that many have in common each is made once. */
function eachOnce<T extends object, R>(make: (list: T) => R): (list: T) => R {
  const all = new Map<T, R>();
  return (list) => {
    const made = all.get(list) ?? make(list);
    all.set(list, made);
    return made;
  };
}

function distinct(choices: readonly ChoiceView[]): readonly ChoiceView[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
}

const payWords = (cost: string): string => `Pay ${cost === '' ? '{0}' : cost}`;
