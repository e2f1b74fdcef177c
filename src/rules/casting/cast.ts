import type { Cost } from '../abilities/costs';
import { activateMana } from '../activating/activateMana';
import { cr, type RuleNumber } from '../citations';
import { isReducedOrFloored } from '../costs/changes';
import { determineTotal } from '../costs/determine';
import { payTotal } from '../costs/payTotal';
import { costName } from '../costs/text';
import type { CostComponent } from '../costs/total';
import { type CastAs, castAs, ruleForFace } from '../faces/castAs';
import { ask } from '../happening/ask';
import { updateObject } from '../happening/records';
import { abilitiesOfKind } from '../happening/watchers';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import { need } from '../kernel/invariant';
import type { GameObject, OnStack } from '../kernel/objects';
import { Refusal } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { announceModes, announceSymbols, announceTargets, announceX } from './announce';
import { additionalOffers, spellComponents } from './components';
import { spellContent } from './content';
import { drafted } from './draft';
import { announceMandatory } from './mandatory';
import { mayCast, prohibition } from './mayCast';
import { type CastingMethod, type DuringResolution, methodsFor } from './methods';
import { unreadCasting } from './unread';

/**
 * Casts a spell by the steps of 601.2a–i in their order. Every question in it is part of the draft.
 * @param during given where an effect has it cast while a spell or ability resolves (608.2g).
 * @param how said where it is cast face down (702.37c), or as one of its halves or faces (709.3, 715.3, 712.11b).
 * @throws Refusal where a step cannot be complied with (601.2); UnreadMet where a text that speaks of
 *   casting could not be read and is not left to the hand.
 */
export function castSpell(
  work: Work,
  player: PlayerId,
  object: ObjectId,
  during: DuringResolution | null = null,
  how: CastAs = {},
): Doing<void> {
  return drafted(cast(work, player, object, during, how));
}

function* cast(
  work: Work,
  player: PlayerId,
  card: ObjectId,
  during: DuringResolution | null,
  how: CastAs,
): Doing<void> {
  const verdict = mayCast(work.state, player, card, during, how);
  if (!verdict.allowed) throw new Refusal(verdict.checks);
  if (how.faceDown === undefined) unreadCasting(work, player, card, how);
  const before = need(work.state.objects.get(card), 'the card to be cast');
  const methods = methodsFor(work.state, player, before, during, how);
  const spell = propose(work, player, before, how);
  const outer = work.cause;
  work.cause = { object: spell };
  const announced = yield* announce(work, player, spell, methods);
  checkLegality(work, player, spell);
  yield* payFor(work, player, spell, announced);
  work.one({ kind: 'cast', object: spell, player, from: before.zone }, cr('601.2i'));
  work.cause = outer;
}

/**
 * 601.2a: the card goes to the stack, face down if it is cast so (708.4), and with the face or half alone that
 * was chosen (709.3b, 712.8f, 715.3b); its controller is the player who casts it.
 */
function propose(work: Work, player: PlayerId, card: GameObject, how: CastAs): ObjectId {
  const onStack: OnStack = {
    as: 'spell',
    source: card.id,
    content: null,
    modes: [],
    targets: [],
    scope: { source: card.id, you: player },
  };
  const { face, faceDown } = castAs(card, how);
  const moved = work.one(
    {
      kind: 'moved',
      object: card.id,
      to: 'stack',
      why: 'cast',
      by: player,
      fields: { cast: { by: player, from: card.zone }, onStack, faceDown, face },
    },
    cr('601.2a'),
    ...(faceDown === null ? ruleOfFace(card, how) : [cr('708.4')]),
  );
  const spell = need(moved.kind === 'moved' ? moved.became : undefined, 'the spell');
  const values = need(work.view.characteristics(spell), 'the spell');
  change(work, spell, { content: spellContent(values) });
  return spell;
}

/** The rule by which a face or half was chosen; none for a card that is cast with but one. */
function ruleOfFace(card: GameObject, how: CastAs): readonly RuleNumber[] {
  const layout = card.printed.faces?.layout;
  return layout === undefined || layout === 'transform' ? [] : [ruleForFace(card.printed, how)];
}

function change(work: Work, spell: ObjectId, fields: Partial<OnStack>): void {
  work.set(
    updateObject(work.state, spell, (o) =>
      o.onStack === null ? o : { ...o, onStack: { ...o.onStack, ...fields } },
    ),
  );
}

/** What was announced in 601.2b that the cost depends on. */
interface Announced {
  readonly method: CastingMethod;
  readonly components: readonly CostComponent[];
  readonly x: number | undefined;
}

/** 601.2b–d: modes, alternative and additional costs, X, targets, division. */
function* announce(
  work: Work,
  player: PlayerId,
  spell: ObjectId,
  methods: readonly CastingMethod[],
): Doing<Announced> {
  const content = need(work.view.object(spell), 'the spell').onStack?.content ?? null;
  const scope: Scope = { source: spell, you: player, resolving: spell };
  // Modes that depend on what will be paid are chosen knowing it (601.4).
  const optionsFirst =
    content !== null && 'modal' in content && content.modal.instead !== undefined;
  let modes = optionsFirst ? [] : yield* announceModes(work, player, scope, content);
  const { method, kicked } = yield* announceOptions(work, player, spell, methods);
  if (optionsFirst) modes = yield* announceModes(work, player, scope, content);
  const mandatory = yield* announceMandatory(work, player, spell);
  const costs = [...mandatory, ...kicked].map(({ cost }) => cost);
  const paid = [...(method.cost === null ? [] : [method.cost]), ...costs];
  const chosen = yield* announceX(work, player, scope, paid);
  // Where the mana cost with its {X} is not paid, X is 0 (107.3b).
  const manaCost = work.view.characteristics(spell)?.manaCost ?? '';
  const x = chosen ?? (manaCost.includes('{X}') ? 0 : undefined);
  if (x !== undefined) work.set(updateObject(work.state, spell, (o) => ({ ...o, x })));
  change(work, spell, {
    modes,
    scope: x === undefined ? { source: spell, you: player } : { source: spell, you: player, x },
  });
  const components = yield* announceSymbols(
    work,
    player,
    spell,
    spellComponents(
      work.view,
      player,
      need(work.view.object(spell), 'the spell'),
      method,
      kicked.map((k) => k.cost),
      mandatory,
    ),
    isReducedOrFloored(work.view, player, { spell }),
    true,
  );
  yield* announceTargets(work, player, x === undefined ? scope : { ...scope, x }, content, modes);
  return { method, components, x };
}

interface Kick {
  readonly name: string;
  readonly cost: Cost;
}

/** 601.2b: which alternative cost and which additional costs will be paid (118.8, 118.9). */
function* announceOptions(
  work: Work,
  player: PlayerId,
  spell: ObjectId,
  methods: readonly CastingMethod[],
): Doing<{ readonly method: CastingMethod; readonly kicked: readonly Kick[] }> {
  const values = need(work.view.characteristics(spell), 'the spell');
  const keywords = abilitiesOfKind(values, 'keyword').map((held) => held.ability);
  const additional = additionalOffers(keywords);
  const mustUseAlternative = methods.every((m) => m.name !== null);
  let method = need(methods.find((m) => m.name === null) ?? methods[0], 'a way to cast it');
  const kicked: Kick[] = [];
  if (methods.length > 1 || additional.length > 0) {
    const alternatives = methods.flatMap((m) =>
      m.name === null
        ? []
        : [{ name: m.name, cost: costName(m.cost ?? []) || '{0}', cites: m.cites }],
    );
    const answer = yield* ask(work, {
      kind: 'castingOptions',
      player,
      alternatives,
      mustUseAlternative: mustUseAlternative && methods.length > 1,
      additional: additional.map(({ keyword, cost, max }) => ({ keyword, cost, max })),
      cites: [
        cr('601.2b'),
        ...(alternatives.length > 0 ? [cr('118.9')] : []),
        ...(additional.length > 0 ? [cr('118.8'), cr('702.33a')] : []),
      ],
      about: spell,
      draft: 'options',
    });
    if (answer.kind === 'options') {
      method = methods.find((m) => m.name === answer.alternative) ?? method;
      for (const { cost, times } of answer.additional) {
        const offer = additional.find((a) => a.cost === cost);
        for (let n = 0; offer !== undefined && n < times; n += 1)
          kicked.push({ name: cost, cost: offer.pays });
      }
    }
  }
  record(work, spell, method, kicked);
  return { method, kicked };
}

function record(work: Work, spell: ObjectId, method: CastingMethod, kicked: readonly Kick[]): void {
  if (method.exileInstead) change(work, spell, { exileInstead: true });
  if (method.name !== null) {
    const { keyword } = method;
    if (keyword !== undefined)
      work.set(updateObject(work.state, spell, (o) => ({ ...o, alternative: keyword })));
    change(work, spell, { alternative: method.name });
    work.tell('alternativeChosen', [cr('601.2b'), ...method.cites], [spell], method.name);
  }
  if (kicked.length === 0) return;
  const names = kicked.map((k) => k.name);
  work.set(updateObject(work.state, spell, (o) => ({ ...o, kicked: names })));
  work.tell('kickerChosen', [cr('601.2b'), cr('702.33d')], [spell], names.join(', '));
}

/** 601.2e: whether the spell as proposed may be cast. */
function checkLegality(work: Work, player: PlayerId, spell: ObjectId): void {
  const forbidden = prohibition(work.view, player, spell);
  if (forbidden !== null) {
    throw new Refusal([{ ...forbidden, cites: [cr('601.2e'), ...forbidden.cites] }]);
  }
  work.tell('legalityChecked', [cr('601.2e')], [spell]);
}

/** 601.2f–h: the total cost is determined and paid. */
function* payFor(
  work: Work,
  player: PlayerId,
  spell: ObjectId,
  { method, components, x }: Announced,
): Doing<void> {
  const total = yield* determineTotal(work, player, { spell }, components, x ?? 0, spell);
  const more = components.some(({ what }) => what === 'additional') ? [cr('118.8')] : [];
  work.tell('costDetermined', [cr('601.2f'), ...more], [spell], total.text);
  yield* payTotal(work, player, total, {
    scope: { source: spell, you: player, resolving: spell, ...(x === undefined ? {} : { x }) },
    about: spell,
    spell,
    asThough: method.asThough,
    draft: true,
    cites: [cr('601.2g'), cr('601.2h')],
    activateMana,
    busy: new Set(),
  });
}
