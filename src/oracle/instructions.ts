import type {
  Amount,
  Filter,
  InstructionKind,
  InstructionMap,
  ObjectRef,
  ReplacementEffect,
} from '../rules/authoring/language';
import { applyWords, becomeCopyWords } from './affecting';
import { amountWords, countedWords, isCounted } from './amounts';
import { durationWords } from './changes';
import type { Context } from './context';
import { tokenSentence } from './creating';
import { damageWords } from './damage';
import type { FLOW } from './flow';
import { KEYWORD_ACTIONS } from './keywordActions';
import { quoted } from './keywords';
import { countWord, topWords } from './library';
import { restrictionWords } from './mana';
import { moveWords } from './moves';
import { filterWords, nounPhrase } from './nouns';
import { appliedRuleWords } from './permissions';
import { nameAgain, objectWords, playerPossessive, playerWords } from './references';
import { replacementWords } from './replacements';
import { actorWords, groupWords } from './slots';
import { copySpellWords } from './spellCopies';
import { type Rule, rule, written } from './template';
import { controlPlayerWords, extraPhasesWords, extraStepsWords, skipped, skipWords } from './turns';
import { list, plural, thirdPerson } from './words';

type FlowKind = keyof typeof FLOW;

const draw = rule('draw', '{player:actor} draw~ {count:cards}');
const destroy = rule('destroy', 'destroy {what:objects}');
const exile = rule('exile', 'exile {what:objects}');
const addMana = rule('addMana', '{player:actor} add~ {mana:mana}');
const mill = rule('mill', '{player:actor} mill~ {count:cards}');
const shuffle = rule('shuffle', '{player:actor} shuffle~');
const attach = rule('attach', 'attach {what:object} to {to:object}');
const counter = rule('counter', 'counter {what:object}');
const COUNTERED = {
  hand: "put it into its owner's hand",
  library: "put it on top of its owner's library",
  exile: 'exile it',
} as const;
const TEXT_WORDS = {
  color: 'color word',
  landType: 'basic land type',
  creatureType: 'creature type',
} as const;
const search = rule('search', '{player:actor} search~');

/** How each kind of instruction is said; those that hold other instructions stand in `FLOW`. */
export const INSTRUCTIONS: { [K in Exclude<InstructionKind, FlowKind>]: Rule<InstructionMap[K]> } =
  {
    addMana: written('addMana', (node, context) => {
      const words = addMana.write(node, context) + restrictionWords(node.restriction, context);
      const [, among] = /one mana of (each color among .*)$/.exec(words) ?? [];
      return among === undefined ? words : `for ${among}, add one mana of that color`;
    }),
    draw: written('draw', (node, context) => {
      const words = draw.write(node, context);
      if (node.bind !== undefined) context.bound.set(node.bind, 'that card');
      return node.reveal === true ? `${words} and reveal it` : words;
    }),
    discard: written('discard', discardWords),
    mill: written('mill', (node, context) => {
      if (node.bind !== undefined) context.bound.set(`${node.bind} how`, 'milled');
      if (!isCounted(node.count)) return mill.write(node, context);
      const some = mill.write({ ...node, count: { amount: 'x' } }, context);
      return `${some}, where X is ${amountWords(node.count, context)}`;
    }),
    gainLife: rule('gainLife', '{player:subject} gain~ {amount:life}'),
    loseLife: rule('loseLife', '{player:subject} lose~ {amount:life}'),
    dealDamage: written('dealDamage', damageWords),
    destroy: written('destroy', (node, context) => {
      const words = destroy.write(node, context);
      if (node.noRegeneration !== true) return words;
      return `${words}. ${'ref' in node.what ? 'It' : 'They'} can't be regenerated`;
    }),
    exile: written('exile', (node, context) => {
      const words = exile.write(node, context);
      if (node.until !== undefined) return `${words} until ${context.self} leaves the battlefield`;
      if (node.bind !== undefined)
        context.bound.set(node.bind, node.faceDown === true ? 'the exiled card' : 'that card');
      return node.faceDown === true ? `${words} face down and look at it` : words;
    }),
    exileUntil: written('exileUntil', (node, context) => {
      context.bound.set(node.bind, 'that card');
      return `exile cards from the top of ${playerPossessive(node.player, context)} library until you exile ${nounPhrase(node.where, 'a', context, { noun: 'card' })}`;
    }),
    castNow: written('castNow', ({ player, what, free }, context) => {
      const paying = free === true ? ' without paying its mana cost' : '';
      return `${actorWords(player, context, 'you')} may cast ${objectWords(what, context)}${paying}`;
    }),
    sacrifice: written('sacrifice', sacrificeWords),
    move: written('move', moveWords),
    tap: rule('tap', 'tap {what:objects}'),
    untap: rule('untap', 'untap {what:objects}'),
    turn: written(
      'turn',
      ({ what, face }, context) => `turn ${groupWords(what, context)} face ${face}`,
    ),
    transform: rule('transform', 'transform {what:objects}'),
    changeTargets: written('changeTargets', ({ what, how }, context) =>
      how === 'change'
        ? `change the target of ${objectWords(what, context)}`
        : `you may choose new targets for ${objectWords(what, context)}`,
    ),
    manifest: written('manifest', ({ what, as }, context) => {
      if (!('topOf' in what)) return `${as} ${groupWords(what, context)}`;
      const cards = what.count === 1 ? 'card' : `${countWord(what.count)} cards`;
      return `${as} the top ${cards} of ${playerPossessive(what.topOf, context)} library`;
    }),
    counter: written('counter', (node, context) => {
      const words = counter.write(node, context);
      if (node.bindSources !== undefined)
        context.bound.set(node.bindSources, 'a permanent whose ability was countered this way');
      return node.to === undefined
        ? words
        : `${words}. If that spell is countered this way, ${COUNTERED[node.to]} instead of into that player's graveyard`;
    }),
    createToken: written('createToken', tokenSentence),
    ...KEYWORD_ACTIONS,
    copySpell: written('copySpell', copySpellWords),
    becomeCopy: written('becomeCopy', (node, context) => becomeCopyWords(node, '', context)),
    putCounters: written('putCounters', (node, context) => {
      const on = 'player' in node.on ? playerWords(node.on, context) : eachOf(node.on, context);
      const words = (count: Amount): string =>
        `put ${countedWords(count, `${node.counter} counter`, context)} on ${on}`;
      return isCounted(node.count)
        ? `${words({ amount: 'x' })}, where X is ${amountWords(node.count, context)}`
        : words(node.count);
    }),
    removeCounters: written('removeCounters', (node, context) => {
      const what =
        node.count === 'all'
          ? `all ${plural(`${node.counter} counter`)}`
          : countedWords(node.count, `${node.counter} counter`, context);
      // "A number of counters equal to …": the number comes before what they are removed from.
      const number = what.replace(/^(?=\S+ counters equal to )/, 'a number of ');
      return `remove ${number} from ${groupWords(node.from, context)}`;
    }),
    attach: written('attach', (node, context) => {
      const words = attach.write(node, context);
      nameAgain(node.to, 'that creature', context);
      return words;
    }),
    shuffle: written('shuffle', (node, context) => {
      const words = shuffle.write(node, context);
      if (node.zone !== undefined) {
        const whose = playerPossessive(node.player, context);
        return `${words} ${whose} ${node.zone} into ${whose} library`;
      }
      const searched = context.said.has('search');
      context.said.add('library');
      return searched ? words : `${words} ${playerPossessive(node.player, context)} library`;
    }),
    search: written('search', (node, context) => {
      const [least, most] = node.count;
      const determiner =
        least === 0
          ? { words: `up to ${countWord(most)}` }
          : most === 1
            ? 'a'
            : { words: countWord(most) };
      const what = nounPhrase(node.where, determiner, context, { noun: 'card' });
      context.said.add('search');
      context.bound.set(node.bind, most === 1 ? 'it' : 'them');
      const who = search.write(node, context);
      const names = node.differentNames === true ? ' with different names' : '';
      return `${who} ${playerPossessive(node.player, context)} library for ${what}${names}`;
    }),
    look: written('look', (node, context) => {
      const verb = node.reveal === true ? 'reveal' : 'look at';
      return `${verb} ${topWords(node, context)}`;
    }),
    choose: written('choose', (node, context) => {
      context.bound.set(node.bind, 'that creature');
      const where = node.what.where.some(({ is }) => is === 'controlledBy')
        ? ''
        : ' on the battlefield';
      return `choose ${filterWords(node.what, 'a', context)}${node.what.zones === undefined ? where : ''}`;
    }),
    chooseColor: written('chooseColor', (node, context) =>
      node.of === undefined
        ? 'choose a color'
        : `choose a color of ${filterWords(node.of, 'a', context)}`,
    ),
    apply: written('apply', applyWords),
    changeText: written('changeText', ({ what, of, not, duration }, context) => {
      const kinds = of.map((kind) => `one ${TEXT_WORDS[kind]} with another`);
      const time = durationWords(duration);
      const limit =
        not === undefined ? '' : `. The new ${TEXT_WORDS[of[0] ?? 'color']} can't be ${not}`;
      // The two kinds of targets share their article.
      const whose = objectWords(what, context).replace(/^a (spell) or a /, 'target $1 or ');
      return `change the text of ${whose} by replacing all instances of ${kinds.join(' or ')}${time === '' ? '' : ` ${time}`}${limit}`;
    }),
    applyRule: written('applyRule', appliedRuleWords),
    replaceLater: written('replaceLater', (node, context) => {
      const skip = skipped(node.effect);
      if (skip !== undefined)
        return `${skipWords(skip, context, node.once === true)}${node.duration === 'endOfTurn' ? ' this turn' : ''}`;
      if (preventsCombatDamage(node.effect))
        return 'prevent all combat damage that would be dealt this turn';
      const source = preventedSource(node.effect);
      if (source !== undefined && node.duration === 'endOfTurn')
        return `prevent all damage ${objectWords(source, context)} would deal this turn`;
      const words = replacementWords(node.effect, undefined, context);
      return node.duration === 'endOfTurn' ? `${words} this turn` : words;
    }),
    exileFromCombat: rule('exileFromCombat', 'remove {what:objects} from combat'),
    phaseOut: written('phaseOut', ({ what }, context) => {
      const who = groupWords(what, context);
      return `${who} ${'ref' in what ? 'phases' : 'phase'} out`;
    }),
    regenerate: rule('regenerate', 'regenerate {what:object}'),
    fight: rule('fight', '{one:agent} fight~ {other:object}'),
    becomeManned: written('becomeManned', ({ how }, context) => {
      const words = `becomes ${how === 'crew' ? 'crewed' : 'saddled'} until end of turn`;
      return `${objectWords({ ref: 'this' }, context)} ${words}`;
    }),
    becomeMonarch: rule('becomeMonarch', '{player:subject} become~ the monarch'),
    controlPlayer: written('controlPlayer', controlPlayerWords),
    extraTurn: written('extraTurn', ({ player }, context) => {
      const who = actorWords(player, context, '');
      return `${who} ${context.singular ? 'takes' : 'take'} an extra turn after this one`.trim();
    }),
    extraPhases: written('extraPhases', extraPhasesWords),
    extraSteps: written('extraSteps', extraStepsWords),
    winGame: written('winGame', (node, context) => {
      const who = actorWords(node.player, context, 'you');
      return `${who} ${context.singular ? thirdPerson(node.outcome) : node.outcome} the game`;
    }),
    exchangeControl: written(
      'exchangeControl',
      ({ one, other }, context) =>
        `exchange control of ${objectWords(one, context)} and ${objectWords(other, context)}`,
    ),
    createEmblem: written(
      'createEmblem',
      ({ abilities }, context) =>
        `you get an emblem with ${list(abilities.map((ability) => quoted(ability, context.card, context)))}`,
    ),
    unread: written('unread', ({ text }) => text),
  };

/** All combat damage, by whatever and to whomever. */
function preventsCombatDamage({ event, with: [first] }: ReplacementEffect): boolean {
  if (event.event !== 'damage' || event.combat !== true) return false;
  const all = first?.replace === 'prevent' && first.amount === 'all';
  return all && event.source === undefined && !('toObject' in event) && !('toPlayer' in event);
}

/** The one object all of whose damage is prevented, to whomever. */
function preventedSource({ event, with: [first], when }: ReplacementEffect): ObjectRef | undefined {
  if (event.event !== 'damage' || event.combat === true || when !== undefined) return undefined;
  if (event.toObject !== undefined || event.toPlayer !== undefined) return undefined;
  if (first?.replace !== 'prevent' || first.amount !== 'all') return undefined;
  const [only, ...others] = event.source ?? [];
  return only?.is === 'object' && others.length === 0 ? only.object : undefined;
}

/** Counters are put on each of several targets. */
const eachOf = (on: ObjectRef | Filter, context: Context): string => {
  const words = each(on, context);
  const several =
    'ref' in on && on.ref === 'target' && (context.aims.get(on.slot)?.count?.[1] ?? 1) !== 1;
  return several ? `each of ${words === 'they' ? 'them' : words}` : words;
};

const each = (
  on: ObjectRef | { readonly where: InstructionMap['search']['where'] },
  context: Context,
): string => ('ref' in on ? objectWords(on, context) : filterWords(on, 'each', context));

function discardWords(node: InstructionMap['discard'], context: Context): string {
  const who = actorWords(node.player, context, '');
  const verb = context.singular ? 'discards' : 'discard';
  const what =
    node.count === 'hand'
      ? `${playerPossessive(node.player, context)} hand`
      : countedWords(node.count, 'card', context);
  return `${who} ${verb} ${what}${node.random === true ? ' at random' : ''}`.trim();
}

function sacrificeWords(node: InstructionMap['sacrifice'], context: Context): string {
  const who = actorWords(node.player, context, '');
  const verb = context.singular ? 'sacrifices' : 'sacrifice';
  if ('ref' in node.what) return `${who} ${verb} ${objectWords(node.what, context)}`.trim();
  const count = node.count ?? 1;
  const what = filterWords(
    node.what,
    count === 1 ? 'a' : typeof count === 'number' ? count : { words: 'X' },
    context,
  );
  const choice = context.singular ? ' of their choice' : '';
  return `${who} ${verb} ${what}${choice}`.trim();
}
