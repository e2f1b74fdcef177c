import type { Game } from '../engine/game';
import type { ContinuousEffect } from '../kernel/effects';
import { objectId } from '../kernel/ids';
import type { Answer, Question } from '../kernel/questions';
import type { Attacker, Frame } from '../kernel/state';
import { numberOf } from './content';
import type { Order } from './order';
import { recordKey } from './own';
import { Roles } from './roles';

const plainness = new WeakMap<object, boolean>();

/** Whether an effect's words ask for nothing around them: no reference, no number, no player. */
function isPlain({ content }: ContinuousEffect): boolean {
  const known = plainness.get(content);
  if (known !== undefined) return known;
  // Copiable values are determined when the effect begins (707.2); what their abilities refer to is not of this effect.
  const asked =
    content.kind === 'changes'
      ? content.changes.filter(({ change }) => change !== 'copy')
      : [content];
  const plain =
    content.kind !== 'trigger' &&
    !/"(ref|amount|player|is|if)":|"chosen/.test(JSON.stringify(asked));
  plainness.set(content, plain);
  return plain;
}

/** An effect on one object alone, of which nothing else takes notice: another like it on another object is as good. */
export function isNarrow(effect: ContinuousEffect): boolean {
  const { objects, players, filter } = effect.affected;
  return objects?.length === 1 && players === undefined && filter === undefined && isPlain(effect);
}

/** All that points at objects in a position: stack, triggers that wait, effects, combat, and work in progress. */
export function rolesIn(game: Game, order: Order): Roles {
  const { state } = game;
  const roles = new Roles(state);
  for (const id of state.stack) {
    const onStack = state.objects.get(id)?.onStack;
    if (!onStack) continue;
    roles.point(onStack.source, `stack ${id} source`);
    roles.chosen(onStack.targets, `stack ${id} target`);
    roles.scope(onStack.scope, `stack ${id}`);
  }
  // What is put somewhere just now may stand nowhere; where the work began it still waits.
  const waiting = new Set([...state.waiting, ...game.from.waiting]);
  for (const [i, trigger] of [...waiting].entries()) {
    roles.point(trigger.source, `waiting ${i} source`);
    roles.facts(trigger.facts, `waiting ${i}`);
    roles.scope(trigger.scope, `waiting ${i}`);
  }
  for (const effect of state.effects.values()) ofEffect(roles, effect, order);
  const frames = new Set([...state.agenda, ...game.from.agenda]);
  for (const [i, frame] of [...frames].entries()) ofFrame(roles, frame, `work ${i}`);
  for (const { id, commanders, pool } of state.players) {
    for (const card of commanders) roles.point(state.cards.get(card), `commander ${card}`);
    for (const { source, ...mana } of pool) {
      roles.point(objectId(source), `mana ${id} ${JSON.stringify(mana)}`);
    }
  }
  const { combat } = state;
  const struck = new Set(combat?.struckFirst);
  for (const attacker of combat?.attackers ?? []) {
    ofAttacker(roles, attacker, struck.has(attacker.object));
  }
  roles.all(struck, 'struck first');
  roles.all(combat?.blockersLeft, 'blocks nothing now');
  ofQuestion(roles, game.question);
  for (const [i, given] of game.answers.entries()) ofAnswer(roles, given, i);
  if (game.from !== state) ofBefore(roles, game);
  return roles;
}

function ofEffect(roles: Roles, effect: ContinuousEffect, order: Order): void {
  const { id, content, duration, controller, since, affected } = effect;
  const plain = isPlain(effect);
  const narrow = isNarrow(effect);
  const role = narrow
    ? `effect ${numberOf(content)} ${duration} ${controller} ${since} ${order.ofEffect(effect)}`
    : `effect ${id}`;
  roles.all(affected.objects, role);
  const asksSource =
    duration === 'whileThisRemains' ||
    duration === 'whileAttached' ||
    duration === 'whileExiled' ||
    content.kind === 'return';
  if (!plain || asksSource) roles.point(effect.source, `effect ${id} source`);
  if (plain && affected.filter === undefined) return;
  roles.scope(effect.scope, `effect ${id}`);
}

function ofFrame(roles: Roles, frame: Frame, role: string): void {
  switch (frame.frame) {
    case 'text':
      roles.scope(frame.scope, role);
      return;
    case 'each':
      if (frame.outer !== undefined) roles.target(frame.outer, `${role} outer`);
      for (const [i, item] of frame.items.entries()) {
        const when = Math.sign(i - frame.at);
        roles.target(item, `${role} item ${when}`);
      }
      return;
    case 'resolve':
    case 'resolved':
      roles.point(frame.object, role);
      return;
    default:
  }
}

/** Attackers that do the same are alike; those that are blocked, and whatever is attacked, are told apart (506, 509). */
function ofAttacker(roles: Roles, attacker: Attacker, struck: boolean): void {
  const { object, whom, blocked, blockers, formerDefender } = attacker;
  const alone = blockers.length > 0 ? ` by ${object}` : '';
  roles.point(object, `attacks ${JSON.stringify([whom, blocked, struck, formerDefender])}${alone}`);
  roles.target(whom, `attacked ${JSON.stringify(whom)}`);
  roles.all(blockers, `blocks ${object}`);
}

/** What may be answered with one and not with the other. */
function ofQuestion(roles: Roles, question: Question): void {
  roles.point(question.about, 'asks');
  switch (question.kind) {
    case 'chooseObject':
    case 'chooseObjects':
    case 'discard':
    case 'sacrifice':
    case 'chooseDefender':
    case 'divide':
      for (const option of question.options) roles.target(option, 'option');
      return;
    case 'chooseTarget':
      for (const option of question.options) roles.target(option, 'option');
      for (const { object, rule } of question.barred ?? []) roles.point(object, `barred ${rule}`);
      return;
    case 'assignDamage':
      roles.point(question.source, 'deals');
      for (const { object, amount } of question.lethal) roles.point(object, `lethal ${amount}`);
      for (const option of question.options) roles.target(option, 'option');
      return;
    case 'orderReplacements':
    case 'orderCards':
    case 'legendRule':
      roles.all(question.options, 'option');
      return;
    case 'orderTriggers':
      for (const { source, index } of question.options) roles.point(source, `waits ${index}`);
      return;
    case 'declareAttackers':
      for (const { object, whom } of question.options) roles.point(object, `may ${numberOf(whom)}`);
      return;
    case 'declareBlockers':
      for (const { object, attackers } of question.options) {
        roles.point(object, `may ${numberOf(attackers)}`);
      }
      return;
    case 'payMana':
      for (const { way, object } of question.helpers?.options ?? [])
        roles.point(object, `option ${way}`);
      for (const { way, object } of question.helpers?.named ?? [])
        roles.point(object, `named ${way}`);
      for (const busy of question.busy ?? []) {
        roles.point(objectId(Number.parseInt(busy, 10)), 'busy');
      }
      return;
    default:
  }
}

/** What was answered in the work in progress, which is done again from its beginning. */
function ofAnswer(roles: Roles, given: Answer, i: number): void {
  switch (given.kind) {
    case 'activate':
      roles.point(given.object, `activated ${given.ability}`);
      return;
    case 'cast':
    case 'playLand':
    case 'turnFaceUp':
    case 'setAside':
    case 'object':
      roles.point(given.object, `answer ${i}`);
      return;
    case 'choice':
      for (const target of given.choice) roles.target(target, `answer ${i}`);
      return;
    case 'targets':
      roles.chosen([given.targets], `answer ${i}`);
      return;
    case 'cards':
      roles.all(given.top, `answer ${i} top`);
      roles.all(given.bottom, `answer ${i} bottom`);
      return;
    case 'attackers':
      for (const { object, whom } of given.attackers) {
        roles.point(object, `answer ${i} ${JSON.stringify(whom)}`);
      }
      return;
    case 'blockers':
      for (const { object, attackers } of given.blockers) {
        roles.point(object, `answer ${i} ${attackers.join()}`);
        roles.all(attackers, `answer ${i} by ${object}`);
      }
      return;
    case 'amounts':
      for (const { to, amount } of given.amounts) roles.target(to, `answer ${i} ${amount}`);
      return;
    default:
  }
}

/** To where cancelling goes back (601.2, 733.1), objects may have been different. */
function ofBefore(roles: Roles, { from, state }: Game): void {
  if (from.objects === state.objects) return;
  for (const id of state.battlefield.list()) {
    const before = from.objects.get(id);
    if (before !== state.objects.get(id)) {
      roles.point(id, before === undefined ? 'new' : `was ${recordKey(before)}`);
    }
  }
}
