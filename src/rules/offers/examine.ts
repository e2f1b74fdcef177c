import { activationFindings } from '../activating/mayActivate';
import { landFindings } from '../activating/playLand';
import { castFindings } from '../casting/mayCast';
import { cr } from '../citations';
import { attackFindings, blockFindings } from '../combat/examine';
import type { Game } from '../engine/game';
import { faceUpFindings } from '../face-down/turnFaceUp';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Answer } from '../kernel/questions';
import { type Check, type Finding, fails } from '../kernel/results';
import { asideFindings } from '../setting-aside/setAside';
import { type Offer, offersOf } from './offers';
import { lackingMana } from './payable';

/** What may be done with an object: an action that a player with priority takes, or a part in combat. */
export type Deed =
  | Extract<Answer, { readonly kind: 'cast' | 'activate' | 'playLand' | 'turnFaceUp' | 'setAside' }>
  | { readonly kind: 'attack'; readonly object: ObjectId }
  | { readonly kind: 'block'; readonly object: ObjectId };

/**
 * All that is looked at to see whether the player could do that now, whether it holds or fails. A verdict
 * ends at the first check that fails; here each is told, and whether the cost could be paid.
 */
export function examine(game: Game, player: PlayerId, deed: Deed): readonly Finding[] {
  const { state } = game;
  if (deed.kind === 'attack') return attackFindings(game, player, deed.object);
  if (deed.kind === 'block') return blockFindings(game, player, deed.object);
  const found = [...ownFindings(game, player, deed)];
  const offer = offersOf(game, player, deed.object).find((one) => same(one, deed));
  const all = [whoActs(game, player, offer), ...found, ...(offer ? paid(game, player, offer) : [])];
  return state.winner === null ? once(all) : [over(player)];
}

function ownFindings({ state }: Game, player: PlayerId, deed: Deed): Iterable<Finding> {
  switch (deed.kind) {
    case 'cast': {
      const { kind: _, object, ...how } = deed;
      return castFindings(state, player, object, null, how);
    }
    case 'activate':
      return activationFindings(state, player, deed.object, deed.ability);
    case 'playLand':
      return landFindings(state, player, deed.object, deed.face);
    case 'turnFaceUp':
      return faceUpFindings(state, player, deed.object);
    case 'setAside':
      return asideFindings(state, player, deed.object, deed.by);
    default:
      return [];
  }
}

/** The offer of that very action. */
function same({ action }: Offer, deed: Deed): boolean {
  const of = (value: object) => JSON.stringify(Object.entries(value).sort());
  return action.kind === deed.kind && of(action) === of(deed);
}

const over = (player: PlayerId): Finding =>
  fails({ code: 'gameOver', subjects: [{ player }], cites: [cr('104.1')] });

/** Without priority nothing may be done but what is asked; mana abilities also while a cost is paid (117.1, 605.3a). */
function whoActs({ question }: Game, player: PlayerId, offer: Offer | undefined): Finding {
  const check = (code: Check['code']): Check => ({
    code,
    subjects: [{ player }],
    cites: [cr('117.1')],
  });
  if (question.player !== player) return fails(check('notYourPriority'));
  const fits =
    question.kind === 'priority' || (question.kind === 'payMana' && offer?.kind === 'mana');
  if (fits) return { holds: true, check: check('notYourPriority') };
  return fails(check('wrongQuestion'));
}

/** Whether the cost could be paid from what the player has; and if not, what mana is lacking. */
function paid({ state }: Game, player: PlayerId, offer: Offer): readonly Finding[] {
  const { object, cost, payable } = offer;
  if (object === undefined || cost === '') return [];
  if (payable.allowed) {
    const cites = [cr('601.2h'), cr('118.3')];
    return [{ holds: true, check: { code: 'cantPay', subjects: [object], cites, detail: cost } }];
  }
  return payable.checks.map((check): Finding => {
    if (check.code !== 'cantPayMana') return fails(check);
    const detail = lackingMana(state, player, check.detail ?? '', {
      spell: offer.kind === 'cast' ? object : null,
      exclude: paysWithItself.test(cost) ? [object] : [],
    });
    return fails(detail === '' ? check : { ...check, fix: { kind: 'mana', detail } });
  });
}

/** A permanent that itself is tapped or leaves for the cost makes no mana for it. */
const paysWithItself = /tap|this/i;

/** What was looked at twice is told once. */
function once(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>();
  return findings.flatMap((finding): readonly Finding[] => {
    const fresh = ({ code, subjects }: Check): boolean => {
      const key = JSON.stringify([code, subjects]);
      return !seen.has(key) && seen.add(key).size > 0;
    };
    if (finding.holds) return fresh(finding.check) ? [finding] : [];
    const checks = finding.checks.filter(fresh);
    return checks.length === 0 ? [] : [{ ...finding, checks }];
  });
}
