import { WHY } from '../../../actions/deeds';
import {
  type Check,
  characteristicsOf,
  type Deed,
  type Game,
  judgeAttack,
  judgeBlock,
  type ObjectId,
  type Verdict,
} from '../../../rules';
import type { ActionView } from '../../views';
import { refusalOf } from './messages';

/** Of an army of attackers these are enough to say why a creature may block none of them. */
const MOST_ATTACKERS = 20;

/** Why a creature may not attack or block now (508.1, 509.1); nothing where it may, or where no combat is. */
export function combatReasons(game: Game, id: ObjectId): readonly ActionView[] {
  const { state } = game;
  const object = state.objects.get(id);
  const creature = characteristicsOf(state, id)?.types.includes('Creature') === true;
  if (!creature || object?.zone !== 'battlefield') return [];
  const label = object.controller === state.turn.active ? 'Attack' : 'Block';
  const checks = label === 'Attack' ? againstAttack(game, id) : againstBlock(game, id);
  if (checks.length === 0) return [];
  const kind = label === 'Attack' ? 'attack' : 'block';
  const deed: Deed = { kind, object: id };
  const whyNot = WHY + JSON.stringify(deed);
  return [{ id: `combat-${label}`, label, refused: refusalOf(checks, state), whyNot }];
}

function againstAttack({ state, question }: Game, id: ObjectId): readonly Check[] {
  const { active, step } = state.turn;
  const attacks = state.combat?.attackers.some(({ object }) => object === id) ?? false;
  if (attacks || (step !== 'beginCombat' && step !== 'declareAttackers')) return [];
  const asked = question.kind === 'declareAttackers' ? question.options : [];
  if (asked.some(({ object }) => object === id)) return [];
  const enemy = state.players.find((player) => player.id !== active && !player.lost);
  const whom = asked[0]?.whom[0] ?? (enemy && { player: enemy.id });
  return whom === undefined ? [] : of(id, judgeAttack(state, active, [{ object: id, whom }]));
}

function againstBlock({ state, question }: Game, id: ObjectId): readonly Check[] {
  const controller = state.objects.get(id)?.controller;
  const attackers = state.combat?.attackers ?? [];
  const blocks = attackers.some(({ blockers }) => blockers.includes(id));
  if (controller === undefined || blocks || state.turn.step !== 'declareBlockers') return [];
  if (question.kind === 'declareBlockers' && question.options.some(({ object }) => object === id)) {
    return [];
  }
  return attackers
    .slice(0, MOST_ATTACKERS)
    .flatMap(({ object }) =>
      of(id, judgeBlock(state, controller, [{ object: id, attackers: [object] }])),
    )
    .filter(({ cites }) => !cites.includes(MENACE));
}

/** What menace asks is not about one creature alone. */
const MENACE = '702.111b';

/** Only what is about the creature itself. */
const of = (id: ObjectId, verdict: Verdict): readonly Check[] =>
  verdict.allowed ? [] : verdict.checks.filter(({ subjects }) => subjects[0] === id);
