import type { EditNote } from '../../rules';
import { targetName } from '../naming/names';
import { manaInWords, symbolsOf } from '../words/mana';
import { counted, numberWord, withArticle } from '../words/numbers';
import { intoZone, STEP_NAMES, zoneName } from '../words/places';
import { listed, possessive } from '../words/sentences';
import { type Subject, subjectOf, type Template } from './template';

type Names = Parameters<Template<'edited'>>[1];

/** What is changed where the change itself is not known, by its name; other words are told as they are. */
const EDITS: Readonly<Record<string, string>> = {
  place: 'something is placed',
  move: 'something is moved',
  setObject: 'something is left as it was',
  setPlayer: 'a player is left as they were',
  addMana: 'mana is added',
  remove: 'something is taken out of the game',
  step: 'the turn is set to another step',
};

/** What a change by hand changed: "Soul Warden is tapped", "a +1/+1 counter is put on Goblin token". */
export const edited: Template<'edited'> = (events, names) => {
  const [{ what, player, notes = [] }] = events;
  const ids = events.flatMap(({ objects = [] }) => objects);
  const subject = subjectOf(names, ids);
  const whose = player === undefined ? '' : names.player(player);
  if (notes.length > 0) {
    return listed(
      notes.map((note) =>
        player === undefined ? objectNote(note, subject, names) : playerNote(note, whose),
      ),
    );
  }
  const words = EDITS[what] ?? (what || 'something is changed');
  if (subject.words !== '') {
    return words.replace(/^something is/, `${subject.words} ${subject.is}`);
  }
  return whose === '' ? words : words.replace(/^a player is/, `${whose} is`);
};

function objectNote(note: EditNote, { words, is, ids }: Subject, names: Names): string {
  const each = is === 'are' ? ' each' : '';
  switch (note.note) {
    case 'placed':
      return `${newWords(words, ids, names)} ${is} ${intoWords(note.zone, names.player(note.player))}`;
    case 'placedCopy': {
      const copies = ids.length === 1 ? 'a token copy' : `${numberWord(ids.length)} token copies`;
      return `${copies} of ${note.of} ${is} put onto the battlefield for ${names.player(note.player)}`;
    }
    case 'moved':
      return `${words} ${is} ${
        note.zone === 'library'
          ? `put on top of ${possessive(names.player(note.owner))} library`
          : note.zone === 'battlefield'
            ? 'put onto the battlefield'
            : intoWords(note.zone, names.player(note.owner))
      }`;
    case 'removed':
      return `${words} ${is} taken out of the game`;
    case 'tapped':
      return `${words} ${is} ${note.now ? 'tapped' : 'untapped'}`;
    case 'phasedOut':
      return `${words} ${is} phased ${note.now ? 'out' : 'in'}`;
    case 'sick':
      return `${words} ${is} ${note.now ? 'made' : 'no longer'} summoning sick`;
    case 'faceDown':
      return note.now
        ? `${note.was || 'a permanent'} is turned face down`
        : `${words} ${is} turned face up`;
    case 'counters':
      return countersOn(note, `on ${words}`, `from ${words}`) + each;
    case 'damage':
      return note.now === 0
        ? `the damage on ${words} is taken away`
        : `the damage on ${words} is set to ${note.now}`;
    case 'controller':
      return `${words} ${is} given to ${names.player(note.player)} to control`;
    case 'owner':
      return `${words} now ${is === 'is' ? 'belongs' : 'belong'} to ${names.player(note.player)}`;
    case 'attached':
      return note.to === null
        ? `${words} ${is} unattached`
        : `${words} ${is} attached to ${targetName(names, note.to)}`;
    case 'attacking':
      return note.to === null
        ? `${words} ${is} taken out of combat`
        : `${words} ${is} set to attack ${targetName(names, note.to)}`;
    case 'copy':
      return `${note.was || 'a permanent'} is made a copy of ${note.of}`;
    case 'token':
      return `${words} ${is} made ${note.now ? 'a token' : 'a card'}${each}`;
    case 'chosen':
      return `what was chosen for ${words} is set`;
    case 'exiled':
      return `the cards exiled with ${words} are set`;
    case 'kicked':
      return `whether ${words} ${is === 'is' ? 'was' : 'were'} kicked is set`;
    case 'cast':
      return `whether ${words} ${is === 'is' ? 'was' : 'were'} cast is set`;
    case 'x':
      return `the X of ${words} is set`;
    case 'timestamp':
      return `the timestamp of ${words} is set`;
    case 'step':
      return `the turn is set to ${possessive(names.player(note.active))} ${STEP_NAMES[note.step]}`;
    default:
      return `${words} ${is} changed`;
  }
}

/** Tokens just made are some that were not there before: "a Goblin token". */
function newWords(words: string, ids: Subject['ids'], names: Names): string {
  const [only] = ids;
  return ids.length === 1 && only !== undefined && names.isToken(only) ? withArticle(words) : words;
}

function playerNote(note: EditNote, who: string): string {
  switch (note.note) {
    case 'life':
      return `${possessive(who)} life total is set from ${note.from} to ${note.to}`;
    case 'counters':
      return countersOn(note, `on ${who}`, `from ${who}`);
    case 'manaAdded':
      return `${symbolsOf(note.mana)} is added to ${possessive(who)} mana pool`;
    case 'pool':
      return note.mana.length === 0
        ? `${possessive(who)} mana pool is emptied`
        : `${possessive(who)} mana pool is set to ${manaInWords(symbolsOf(note.mana))} mana`;
    case 'landsPlayed':
      return `${who} is set to have played ${counted(note.now, 'land')} this turn`;
    case 'commanders':
      return `${possessive(who)} commanders are set`;
    case 'commanderDamage':
      return `the damage that commanders dealt to ${who} is set`;
    default:
      return `${who} is changed`;
  }
}

function countersOn(
  { counter, change }: Extract<EditNote, { readonly note: 'counters' }>,
  on: string,
  from: string,
): string {
  const n = Math.abs(change);
  const many = counted(n, `${counter} counter`);
  return `${many} ${n === 1 ? 'is' : 'are'} ${change < 0 ? `taken ${from}` : `put ${on}`}`;
}

function intoWords(zone: Extract<EditNote, { readonly note: 'placed' }>['zone'], who: string) {
  if (zone === 'battlefield') return `put onto the battlefield for ${who}`;
  if (zone === 'exile') return 'put into exile';
  if (zone === 'command') return `put into the ${zoneName(zone)} for ${who}`;
  return `put ${intoZone(zone, who)}`;
}
