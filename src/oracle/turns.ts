import type {
  EventPattern,
  InstructionMap,
  Phase,
  Players,
  ReplacementEffect,
  Step,
} from '../rules/authoring/language';
import { countedWords } from './amounts';
import type { Context } from './context';
import { playerPossessive, playerWords } from './references';
import { actorWords } from './slots';
import { plural } from './words';

/** Steps and main phases as texts name them. */
export const STEPS: Readonly<Record<Step, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'combat',
  declareAttackers: 'declare attackers step',
  declareBlockers: 'declare blockers step',
  firstStrikeDamage: 'first combat damage step',
  combatDamage: 'combat damage step',
  endCombat: 'end of combat',
  main2: 'postcombat main phase',
  end: 'end step',
  cleanup: 'cleanup step',
};

const PHASES: Readonly<Record<Phase, string>> = {
  beginning: 'beginning phase',
  main: 'main phase',
  combat: 'combat phase',
  ending: 'ending phase',
};

/** "Upkeep" is a step where it is counted. */
const stepWord = (step: Step): string => (step === 'upkeep' ? 'upkeep step' : STEPS[step]);

/** More phases after this one: "an additional combat phase followed by …". */
export function extraPhasesWords(node: InstructionMap['extraPhases'], context: Context): string {
  const { phases, after, count, youGet } = node;
  const what = phases
    .map(({ phase, step }) => {
      if (step === undefined) return `an additional ${PHASES[phase]}`;
      return count === undefined
        ? `an additional ${stepWord(step)}`
        : countedWords(count, `additional ${stepWord(step)}`, context);
    })
    .join(' followed by ');
  const there = `${youGet === true ? 'you get' : 'there is'} ${what}`;
  return after === undefined
    ? `${there} after this phase`
    : `after this ${PHASES[after]}, ${there}`;
}

/** "There is an additional end step after this step." */
export const extraStepsWords = ({ step, youGet }: InstructionMap['extraSteps']): string =>
  `${youGet === true ? 'you get' : 'there is'} an additional ${stepWord(step)} after this step`;

type Skippable = Extract<EventPattern, { event: 'beginning' | 'phase' | 'turn' }>;

/** What an effect skips; nothing where it does something else (614.1b). */
export function skipped({ event, with: instead }: ReplacementEffect): Skippable | undefined {
  const [first] = instead;
  if (instead.length !== 1 || first?.replace !== 'nothing') return undefined;
  return event.event === 'beginning' || event.event === 'phase' || event.event === 'turn'
    ? event
    : undefined;
}

/** "Players skip their untap steps", "you skip your next turn". */
export function skipWords(event: Skippable, context: Context, next: boolean): string {
  const what =
    event.event === 'turn'
      ? 'turn'
      : event.event === 'phase'
        ? PHASES[event.phase]
        : stepWord(event.step);
  if (event.event === 'beginning' && event.inTurn !== undefined)
    return `skip the ${what} of that turn`;
  const { of } = event;
  if (of === undefined) return `players skip their ${plural(what)}`;
  const who = actorWords(of, context, next ? 'you' : '');
  const verb = context.singular ? 'skips' : 'skip';
  return `${who} ${verb} ${whose(of, context)} ${next ? 'next ' : ''}${what}`.trim();
}

const whose = (of: Players, context: Context): string =>
  of.player === 'you' ? playerPossessive(of, context) : 'their';

/** "You control target player during that player's next turn". */
export function controlPlayerWords(
  { player, extraTurn }: InstructionMap['controlPlayer'],
  context: Context,
): string {
  const who = playerWords(player, context);
  const during = "during that player's next turn";
  return extraTurn === true
    ? `you gain control of ${who} ${during}. After that turn, that player takes an extra turn`
    : `you control ${who} ${during}`;
}
