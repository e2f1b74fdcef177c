import type { Entering } from '../../rules';
import { type Names, targetName } from '../naming/names';
import { chosenWords } from '../words/chosen';
import { counted, numberWord } from '../words/numbers';
import { intoZone, zoneOf } from '../words/places';
import { possessive, withRemarks } from '../words/sentences';
import { asideBy } from './aside';
import { type EventOf, type Subject, subjectOf, type Template } from './template';

type Moved = EventOf<'moved'>;

/** A change of zone (400.7), by why it happens. */
export const moved: Template<'moved'> = (events, names) => {
  const [first] = events;
  const subject = subjectOf(
    names,
    events.map((e) => e.object),
  );
  const owner = ownerName(first, names);
  const actor = first.by === undefined ? owner : names.player(first.by);
  switch (first.why) {
    case 'cast':
      return `${subject.words} ${subject.verb('goes', 'go')} from ${from(first, owner)} onto the stack`;
    case 'draw':
      if (first.to === 'hand') return `${owner ?? 'a player'} draws ${subject.words}`;
      break;
    case 'discard':
      return withRemarks(`${owner ?? 'a player'} discards ${subject.words}`, [
        first.to === 'graveyard' ? '' : `which goes ${intoZone(first.to, owner)}`,
      ]);
    case 'mill':
      if (first.to === 'graveyard') return `${owner ?? 'a player'} mills ${subject.words}`;
      break;
    case 'sacrifice': {
      const by = first.by ?? names.controller(first.object);
      return withRemarks(
        `${by === undefined ? (actor ?? 'a player') : names.player(by)} sacrifices ${subject.words}`,
        [first.to === 'graveyard' ? '' : `which goes ${intoZone(first.to, owner)}`],
      );
    }
    default:
  }
  const aside = asideBy(first);
  if (aside !== undefined) return `${actor ?? 'a player'} ${aside}s ${subject.words}`;
  return goes(first, subject, names);
};

/** The owner by name, whose zone it is. */
function ownerName(event: Moved, names: Names): string | undefined {
  const owner = names.owner(event.object);
  return owner === undefined ? undefined : names.player(owner);
}

function from(event: Moved, owner: string | undefined): string {
  return event.from === undefined ? 'where it was' : zoneOf(event.from, owner);
}

function goes(event: Moved, subject: Subject, names: Names): string {
  const owner = ownerName(event, names);
  const { words, is } = subject;
  switch (event.to) {
    case 'battlefield':
      return enters(event, subject, names);
    case 'exile':
      return event.linkedTo === undefined
        ? `${words} ${is} exiled`
        : `${words} ${is} exiled with ${names.object(event.linkedTo)}`;
    case 'graveyard':
      return event.from === 'battlefield' && names.isAlive(event.object)
        ? `${words} ${subject.verb('dies', 'die')}`
        : `${words} ${is} put ${intoZone('graveyard', owner)}`;
    case 'hand':
      return event.why === 'return'
        ? `${words} ${subject.verb('returns', 'return')} to ${zoneOf('hand', owner)}`
        : `${words} ${is} put ${intoZone('hand', owner)}`;
    case 'library':
      return `${words} ${is} put ${placeInLibrary(event.position)} ${zoneOf('library', owner)}`;
    default:
      return `${words} ${is} put ${intoZone(event.to, owner)}`;
  }
}

function placeInLibrary(position: Moved['position']): string {
  if (position === 'bottom') return 'on the bottom of';
  if (position === undefined || position === 0) return 'on top of';
  return `${numberWord(position)} ${position === 1 ? 'card' : 'cards'} below the top of`;
}

function enters(event: Moved, subject: Subject, names: Names): string {
  const controller = event.entering?.controller ?? event.by ?? names.owner(event.object);
  const under =
    controller === undefined ? '' : ` under ${possessive(names.player(controller))} control`;
  return withRemarks(
    `${subject.words} ${subject.verb('enters', 'enter')}${under}`,
    enteringWords(event.entering, names),
  );
}

/** What is special in how something enters: tapped, with counters, as a copy … */
export function enteringWords(entering: Entering | undefined, names: Names): readonly string[] {
  if (entering === undefined) return [];
  const counters = Object.entries(entering.counters ?? {}).map(
    ([counter, n]) => `with ${counted(n, `${counter} counter`)}`,
  );
  const { copy, chosen, attachedTo, attacking, attackingPlayer } = entering;
  const chosenIs = chosen === undefined ? '' : chosenWords(chosen, names);
  return [
    ...(entering.tapped === true ? ['tapped'] : []),
    ...(entering.faceDown !== undefined ? ['face down'] : []),
    ...(entering.face === 1 ? ['with its back face up'] : []),
    ...(copy === undefined ? [] : [`as a copy of ${copy.name || 'something without a name'}`]),
    ...counters,
    ...(chosenIs === '' ? [] : [`with ${chosenIs} chosen`]),
    ...(attachedTo === undefined ? [] : [`attached to ${targetName(names, attachedTo)}`]),
    ...(attacking === undefined
      ? []
      : [
          `attacking ${
            attackingPlayer === true
              ? names.player(attacking as Parameters<Names['player']>[0])
              : names.object(attacking as Parameters<Names['object']>[0])
          }`,
        ]),
    ...(entering.attackingAnyone === true ? ['attacking'] : []),
    ...(entering.effects !== undefined && entering.effects.length > 0
      ? ['with what an effect adds to it']
      : []),
  ];
}
