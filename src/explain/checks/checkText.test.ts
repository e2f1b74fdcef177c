import { expect, it } from 'vitest';
import { type Check, type CheckCode, cr } from '../../rules';
import { objectId, playerId } from '../../rules/kernel/ids';
import { madeUpNames } from '../testing/madeUp';
import { checkText } from './checkText';

const names = madeUpNames(['Ada', 'Bea'], { 1: { name: 'Shock' }, 2: { name: 'Pacifism' } });
const shock = objectId(1);
const pacifism = objectId(2);

const check = (code: CheckCode, more: Partial<Check> = {}): string =>
  checkText({ code, subjects: [shock], cites: [cr('601.2')], ...more }, names);

/** Each code with what is usually about it. */
const CODES: { readonly [C in CheckCode]: string } = {
  notYourPriority: "Shock doesn't have priority.",
  wrongQuestion: 'That is no answer to what is asked now.',
  notAnOption: 'That is not among what may be chosen.',
  tooFew: 'Too few are chosen for Shock.',
  tooMany: 'Too many are chosen for Shock.',
  sorceryTiming:
    'Shock can be cast or activated only in a main phase of your turn, while you have priority and the stack is empty.',
  notYourTurn: "It is Shock's turn.",
  notMainPhase: 'It is no main phase.',
  stackNotEmpty: 'The stack is not empty: Shock.',
  attackTiming: 'Attackers are declared only as the declare attackers step begins.',
  blockTiming: 'Blockers are declared only as the declare blockers step begins.',
  notInZone: 'Shock is not in a zone from which this can be done.',
  notYours: 'Shock is not yours to do this with.',
  noSuchAbility: 'Shock has no such ability.',
  notALand: "Shock isn't a land, so it can't be played as one.",
  isALand: 'Shock is a land, and lands are played, not cast.',
  landsPlayed: 'No further land may be played this turn.',
  noLegalTarget: 'There is no legal target for Shock.',
  illegalTarget: 'Shock is not a legal target.',
  cantPayMana: "You can't pay the mana of the cost.",
  cantPay: "You can't pay the cost for Shock: casting, step by step.",
  alreadyTapped: 'Shock is already tapped.',
  notTapped: 'Shock is not tapped.',
  notFaceDown: 'Shock is not face down.',
  cantTransform: 'Shock has no other face to be up here.',
  cantTurnFaceUp: 'Nothing lets Shock be turned face up for a cost.',
  summoningSick:
    "Shock has not been under its controller's control since their turn began, so it can't attack, and its {T} and {Q} can't be paid.",
  alreadyUsed: 'Shock was already used this turn.',
  conditionNotMet: "A condition of Shock isn't met.",
  noSuchMana: 'There is no such mana to use.',
  cantAttack: "Shock can't attack.",
  cantBlock: "Shock can't block.",
  mustAttack: 'Shock has to attack if able.',
  mustBlock: 'Shock has to block if able.',
  cantBeBlocked: "Shock can't block it like this.",
  badDivision: "It can't be divided like this.",
  notOffered: "That isn't offered.",
  forbidden: 'That is forbidden for Shock: casting, step by step.',
  noManaCost: "Shock has no mana cost, so that can't be paid.",
  gone: 'Shock is no longer there.',
  gameOver: 'The game is over.',
  loopEnds:
    'This is no loop without end: with everyone passing, or with one of the choices in it, it comes to an end.',
  loopOptional:
    'Shock may choose in this loop whether to do something, and a loop with that in it is no draw.',
  noDraft: 'Nothing is being cast or activated that could be taken back.',
};

it.each(Object.entries(CODES))('the check %s says what is lacking', (code, words) => {
  expect(check(code as CheckCode)).toBe(words);
});

it('mana that is lacking is named, and how much of it', () => {
  const fix = { kind: 'mana', detail: '{C}' } as const;
  expect(check('cantPayMana', { detail: '{C}', fix })).toBe(
    "You can't pay {C}: one more colourless mana is needed.",
  );
  expect(check('cantPayMana', { detail: '{2}{U}', fix: { kind: 'mana', detail: '{2}{U}' } })).toBe(
    "You can't pay {2}{U}: two more generic and one blue mana are needed.",
  );
});

it('what would mend it is said', () => {
  expect(check('alreadyTapped', { fix: { kind: 'untap', detail: '' } })).toBe(
    'Shock is already tapped; untap Shock first.',
  );
  expect(check('notYours', { fix: { kind: 'wait', detail: 'main1' } })).toBe(
    'Shock is not yours to do this with; wait until your main phase.',
  );
  expect(check('notYours', { fix: { kind: 'wait', detail: 'upkeep' } })).toMatch(
    /wait until the upkeep step\.$/,
  );
  expect(check('notYours', { fix: { kind: 'wait', detail: '' } })).toMatch(/your next turn\.$/);
  expect(check('noLegalTarget', { fix: { kind: 'target', detail: 'a creature' } })).toMatch(
    /; it needs a creature\.$/,
  );
  expect(check('tooMany', { detail: '1', fix: { kind: 'choose', detail: 'one' } })).toBe(
    'Too many are chosen for Shock; at most allowed: 1; choose one.',
  );
});

it('what stands in the way is named', () => {
  expect(check('cantAttack', { subjects: [shock, pacifism] })).toBe(
    "Shock can't attack, because of Pacifism.",
  );
  expect(check('forbidden', { subjects: [shock, pacifism] })).toBe(
    'Pacifism forbids that for Shock.',
  );
  expect(
    check('cantBeBlocked', { subjects: [shock, pacifism], cites: [cr('509.1b'), cr('702.9b')] }),
  ).toBe("Shock can't block Pacifism like this: flying.");
  expect(check('badDivision', { subjects: [shock, pacifism] })).toBe(
    "It can't be divided like this; too little for Pacifism.",
  );
});

it('a keyword that stands in the way is named by its rule', () => {
  expect(check('illegalTarget', { cites: [cr('601.2c'), cr('702.18a')] })).toBe(
    'Shock is not a legal target: shroud.',
  );
});

it('a cost that is not mana is named by its rule', () => {
  expect(check('cantPay', { cites: [cr('118.3'), cr('119.4')], detail: '2' })).toBe(
    "You can't pay the cost for Shock: paying life (2).",
  );
});

it('a player may be the subject', () => {
  const subjects = [{ player: playerId(1) }];
  expect(check('illegalTarget', { subjects })).toBe('Bea is not a legal target.');
  expect(check('notYourPriority', { subjects })).toBe("Bea doesn't have priority.");
  expect(check('notYourPriority', { subjects: [] })).toBe("You don't have priority.");
  expect(check('tooFew', { subjects, detail: '2' })).toBe(
    'Too few are chosen; at least needed: 2.',
  );
});

it('what was chosen wrongly is said in words', () => {
  expect(check('notAnOption', { detail: 'twice' })).toBe(
    'That is not among what may be chosen: the same one is chosen twice.',
  );
  expect(check('notAnOption', { detail: 'R' })).toBe('That is not among what may be chosen: red.');
});

it('says of a land that it is played, not cast (305.1)', () => {
  expect(check('sorceryTiming', { cites: [cr('305.3'), cr('505.6b')] })).toMatch(
    /^Shock can be played only in a main phase of your turn/,
  );
});

it('of combat it is said why nothing is declared (508.1, 509.1)', () => {
  const subjects = [{ player: playerId(1) }];
  const of = (code: CheckCode, detail: string) => check(code, { subjects, detail });
  expect(of('attackTiming', 'declared')).toBe('Attackers are already declared.');
  expect(of('attackTiming', 'turn')).toBe("It isn't Bea's turn, so Bea declares no attackers.");
  expect(of('blockTiming', 'attacking')).toBe('Bea is the attacking player, and blocks nothing.');
  expect(of('blockTiming', 'none')).toBe('Nothing attacks Bea.');
  expect(check('notMainPhase', { detail: 'upkeep' })).toBe(
    'It is no main phase, but the upkeep step.',
  );
});
