import { cr } from '../citations';
import type { Game } from '../engine/game';
import { characteristicsOf } from '../happening/view';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { type Check, type CheckCode, type Finding, fails, holds } from '../kernel/results';
import { againstAttack } from './attack';
import { againstBlock, attackersAgainst } from './block';
import { pairsFor } from './evasion';

/** All that is looked at to see whether a creature may be declared as an attacker now (508.1). */
export function attackFindings(game: Game, player: PlayerId, id: ObjectId): readonly Finding[] {
  const { state, question } = game;
  const against = againstAttack(state, player, id);
  return [
    timing('attackTiming', player, whyNotDeclaring(game, player, 'attack'), '508.1'),
    ...against.map((check) => fails(check)),
    ...(against.some(({ code }) => code === 'gone' || code === 'notYours')
      ? []
      : passed(against, [
          holds(id, 'alreadyTapped', cr('508.1a')),
          holds(id, 'summoningSick', cr('302.6')),
          holds(id, 'cantAttack', cr('508.1c')),
        ])),
    ...(question.kind === 'declareAttackers' && question.options.length === 0
      ? [fails({ code: 'attackTiming', subjects: [], cites: [cr('508.1b')], detail: 'nobody' })]
      : []),
  ];
}

/** All that is looked at to see whether a creature may be declared as a blocker now (509.1). */
export function blockFindings(game: Game, player: PlayerId, id: ObjectId): readonly Finding[] {
  const { state } = game;
  const against = againstBlock(state, player, id);
  const attackers = attackersAgainst(state, player);
  const pair = pairsFor(state, player);
  const pairs = attackers.slice(0, MOST_ATTACKERS).map((attacker) => pair(id, attacker));
  const evaded = pairs.length > 0 && pairs.every((checks) => checks.length > 0);
  return [
    timing('blockTiming', player, whyNotDeclaring(game, player, 'block'), '509.1'),
    ...(attackers.length === 0
      ? [
          fails({
            code: 'blockTiming',
            subjects: [{ player }],
            cites: [cr('509.1a')],
            detail: 'none',
          }),
        ]
      : []),
    ...against.map((check) => fails(check)),
    ...(evaded ? pairs.flat().map((check) => fails(check)) : []),
    ...(against.some(({ code }) => code === 'gone' || code === 'notYours')
      ? []
      : passed(against, [
          holds(id, 'alreadyTapped', cr('509.1a')),
          holds(id, 'cantBlock', cr('509.1b')),
        ])),
  ];
}

/** Of an army of attackers these are enough to say why a creature may block none of them. */
const MOST_ATTACKERS = 20;

/** Why creatures are not being declared now by that player; nothing where they are. */
function whyNotDeclaring(
  { state, question }: Game,
  player: PlayerId,
  what: 'attack' | 'block',
): string | undefined {
  const kind = what === 'attack' ? 'declareAttackers' : 'declareBlockers';
  if (question.kind === kind && question.player === player) return undefined;
  const active = state.turn.active === player;
  if (active !== (what === 'attack')) return active ? 'attacking' : 'turn';
  const declared =
    what === 'attack' ? state.combat?.attackersDeclared : state.combat?.blockersDeclared;
  return declared === true ? 'declared' : '';
}

function timing(
  code: 'attackTiming' | 'blockTiming',
  player: PlayerId,
  detail: string | undefined,
  rule: '508.1' | '509.1',
): Finding {
  const check = { code, subjects: [{ player }], cites: [cr(rule)] };
  return detail === undefined ? { holds: true, check } : fails({ ...check, detail });
}

/** What holds, of all that was looked at: that of which no check failed. */
const passed = (failing: readonly Check[], all: readonly Finding[]): readonly Finding[] => {
  const codes = new Set<CheckCode>(failing.map(({ code }) => code));
  return all.filter((finding) => finding.holds && !codes.has(finding.check.code));
};

/** Whether the examination of a part in combat makes sense: it is, or was printed as, what attacks and blocks. */
export function mayFight(game: Game, id: ObjectId): boolean {
  const values = characteristicsOf(game.state, id);
  const object = game.state.objects.get(id);
  if (values === undefined || object?.zone !== 'battlefield') return false;
  return values.types.includes('Creature') || values.subtypes.includes('Vehicle');
}
