import { attachmentForbidden } from '../attaching/attachable';
import { cr } from '../citations';
import { inZone, zonesOf } from '../evaluate/references';
import type { View } from '../evaluate/view';
import type { Entering, Happening } from '../kernel/events';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { Target } from '../kernel/objects';
import type { State } from '../kernel/state';
import { ask, askObjects } from './ask';
import { enteringObject } from './replaceable';
import { enteringValues } from './startingCounters';
import { viewEntering } from './view';
import { abilitiesOfKind } from './watchers';
import type { Doing, Work } from './work';

/** What becomes of something that enters, and what has to be proposed anew instead. */
export interface Entered {
  readonly enters: readonly Happening[];
  readonly instead: readonly Happening[];
}

/**
 * The choices that come with entering, after all replacement effects: what an Aura enchants that does
 * not resolve as a spell (303.4f), and whom a creature put onto the battlefield attacking attacks (508.4).
 */
export function* asItEnters(work: Work, h: Happening): Doing<Entered> {
  if (!entersBattlefield(h)) return { enters: [h], instead: [] };
  const aura = h.entering?.attachedTo === undefined && mayBeAura(work.state, h);
  if (!aura && h.entering?.attackingAnyone !== true) return { enters: [h], instead: [] };
  const enters: Happening[] = [];
  const instead: Happening[] = [];
  for (const one of apart(h)) {
    const attacking = yield* attack(work, one);
    const enchanting = aura
      ? yield* enchant(work, attacking)
      : { enters: [attacking], instead: [] };
    enters.push(...enchanting.enters);
    instead.push(...enchanting.instead);
  }
  return { enters, instead };
}

type Enters = Extract<Happening, { kind: 'moved' | 'created' }>;

function entersBattlefield(h: Happening): h is Enters {
  return (
    (h.kind === 'moved' && h.to === 'battlefield') ||
    (h.kind === 'created' && h.zone === 'battlefield')
  );
}

/** Of several tokens each has a choice of its own. */
function apart(h: Enters): readonly Enters[] {
  if (h.kind !== 'created') return [h];
  return Array.from({ length: h.count }, () => ({ ...h, count: 1 }));
}

function mayBeAura(state: State, h: Enters): boolean {
  return enteringValues(state, h)?.subtypes.includes('Aura') === true;
}

function withEntering(h: Enters, change: Entering): Enters {
  return { ...h, entering: { ...h.entering, ...change } };
}

function* enchant(work: Work, h: Enters): Doing<Entered> {
  const object = enteringObject(work.state, h);
  if (object === null) return { enters: [h], instead: [] };
  const view = viewEntering(work.state, object);
  const values = view.characteristics(object.id);
  if (values?.subtypes.includes('Aura') !== true) return { enters: [h], instead: [] };
  const hosts = hostsFor(view, object.id);
  const [first] = hosts;
  if (first === undefined) {
    work.tell('impossible', [cr('303.4g')], h.kind === 'moved' ? [h.object] : []);
    const onStack = h.kind === 'moved' && work.state.objects.get(h.object)?.zone === 'stack';
    if (!onStack) return { enters: [], instead: [] };
    const { entering: _, ...rest } = h;
    return { enters: [], instead: [{ ...rest, to: 'graveyard' }] };
  }
  const choice = yield* askObjects(work, {
    player: values.controller,
    options: hosts,
    min: 1,
    max: 1,
    purpose: 'enchant',
    cites: [cr('303.4f')],
  });
  return { enters: [withEntering(h, { attachedTo: choice[0] ?? first })], instead: [] };
}

/** What an Aura could enchant: chosen, not targeted (303.4f). */
function hostsFor(view: View, aura: ObjectId): readonly Target[] {
  const values = view.characteristics(aura);
  if (values === undefined) return [];
  const [enchanting] = abilitiesOfKind(values, 'keyword').flatMap(({ ability }) =>
    ability.keyword === 'enchant' ? [ability.what] : [],
  );
  if (enchanting === undefined) return [];
  return zonesOf(enchanting)
    .flatMap((zone) => inZone(view.state, zone))
    .map((object) => ({ object }))
    .filter((host) => attachmentForbidden(view, aura, host) === null);
}

/** A creature that enters attacking: its controller, the attacking player, chooses whom (508.4, 506.3). */
function* attack(work: Work, h: Enters): Doing<Enters> {
  if (h.entering?.attackingAnyone !== true) return h;
  const { attackingAnyone: _, ...entering } = h.entering;
  const plain: Enters = { ...h, entering };
  const object = enteringObject(work.state, plain);
  const values =
    object === null ? undefined : viewEntering(work.state, object).characteristics(object.id);
  if (values === undefined || work.state.combat === null) return plain;
  if (!values.types.includes('Creature') || values.types.includes('Battle')) {
    work.tell('impossible', [values.types.includes('Battle') ? cr('506.3f') : cr('506.3a')], []);
    return plain;
  }
  if (values.controller !== work.state.turn.active) {
    work.tell('impossible', [cr('506.3b')], []);
    return plain;
  }
  const options = defendersAgainst(work.state, work.view, values.controller);
  const [first] = options;
  if (first === undefined) return plain;
  let whom = first;
  if (options.length > 1) {
    const answer = yield* ask(work, {
      kind: 'chooseDefender',
      player: values.controller,
      options,
      cites: [cr('508.4')],
    });
    whom = (answer.kind === 'choice' ? answer.choice[0] : undefined) ?? first;
  }
  return withEntering(
    plain,
    'player' in whom
      ? { attacking: whom.player, attackingPlayer: true }
      : { attacking: whom.object },
  );
}

/** The defending players, and the planeswalkers and battles that are theirs to defend (508.1b, 802.2). */
function defendersAgainst(state: State, view: View, attacker: PlayerId): readonly Target[] {
  const players = state.players.filter((p) => !p.lost && p.id !== attacker).map((p) => p.id);
  const permanents = state.battlefield.list().filter((id) => {
    const values = view.characteristics(id);
    const object = view.object(id);
    if (values === undefined || object === undefined || object.phasedOut) return false;
    if (values.types.includes('Battle'))
      return object.chosen.player !== undefined && players.includes(object.chosen.player);
    return values.types.includes('Planeswalker') && values.controller !== attacker;
  });
  return [...players.map((player) => ({ player })), ...permanents.map((object) => ({ object }))];
}
