import {
  type Chosen,
  type Color,
  type CopiableValues,
  PLAIN_KEYWORDS,
  type PlacedExceptions,
  type PlacedTarget,
  type Placement,
  type PlayerId,
  usualFaceDown,
  type Zone,
} from '../../rules';
import type { Chosen as ChosenWords, Except, Status } from '../format';
import type { Making } from '../placing';
import { type CardSource, cardNamed, definitionOf, typeLine } from './cards';
import { Misfit, Unsupported } from './stops';
import { COLOR_OF_WORD, keywordName } from './words';

/** What placing an object needs to know of the game: cards, and what names and refs mean. */
export interface Naming {
  readonly cards: CardSource;
  player(name: string): PlayerId;
  /** What a player's name or a ref means. @throws Misfit where it means nothing. */
  target(name: string): PlacedTarget;
  /** What a ref means, if it is one. */
  ref(name: string): PlacedTarget | undefined;
}

/** How an object that a player has in a zone is placed. */
export function placementOf(
  making: Making,
  status: Status,
  player: PlayerId,
  zone: Zone,
  naming: Naming,
): Placement {
  const made = makingOf(making, naming);
  const owner = status.owner === undefined ? player : naming.player(status.owner);
  return {
    ...made,
    zone,
    owner,
    ...(zone === 'battlefield' || zone === 'stack' ? { controller: player } : {}),
    ...statusOf(status, made.printed, naming),
    ...(made.copy === undefined ? {} : { copy: withExcept(made.copy, status.except) }),
  };
}

function makingOf(making: Making, naming: Naming): Pick<Placement, 'kind' | 'printed' | 'copy'> {
  switch (making.kind) {
    case 'card':
      return {
        kind: making.token ? 'token' : 'card',
        printed: cardNamed(naming.cards, making.name),
      };
    case 'token':
      return { kind: 'token', printed: definitionOf(making.data, naming.cards) };
    case 'tokenCopy':
      return { kind: 'token', printed: NOTHING, copy: { of: copied(making.of, naming) } };
  }
}

/** A token that is a copy has no values of its own. */
export const NOTHING: CopiableValues = {
  name: '',
  supertypes: [],
  types: [],
  subtypes: [],
  abilities: [],
};

function copied(of: string, naming: Naming): NonNullable<Placement['copy']>['of'] {
  const target = naming.ref(of);
  if (target !== undefined && !('player' in target)) return target;
  return { values: cardNamed(naming.cards, of) };
}

function withExcept(copy: NonNullable<Placement['copy']>, except: Except | undefined) {
  return except === undefined ? copy : { ...copy, except: exceptions(except) };
}

/** The fields in which an object stands otherwise than a fresh one. */
export function statusOf(
  status: Status,
  printed: CopiableValues,
  naming: Naming,
): Partial<Omit<Placement, 'kind' | 'printed' | 'zone'>> {
  if (status.protector !== undefined) throw new Unsupported('the protector of a battle (310)');
  const { chosen, kicked } = status;
  return {
    ...only('tapped', status.tapped),
    ...only('phasedOut', status.phasedOut),
    ...only('sick', status.sick),
    ...only(
      'faceDown',
      status.faceDown === undefined ? undefined : status.faceDown ? usualFaceDown(printed) : null,
    ),
    ...only('face', faceOf(status)),
    ...only('counters', status.counters),
    ...only('damage', status.damage),
    ...only('timestamp', status.timestamp),
    ...only('cast', status.cast),
    ...only('kicked', kicked === undefined ? undefined : Number(kicked)),
    ...only('owner', status.owner === undefined ? undefined : naming.player(status.owner)),
    ...only(
      'controller',
      status.controller === undefined ? undefined : naming.player(status.controller),
    ),
    ...only('attachedTo', status.attachedTo && naming.target(status.attachedTo)),
    ...only('attacking', status.attacking && naming.target(status.attacking)),
    ...only(
      'exiled',
      status.exiled?.map((ref) => naming.target(ref)),
    ),
    ...only('chosen', chosen && chosenOf(chosen, naming)),
    ...only('x', chosen?.x),
    ...only(
      'copy',
      status.copyOf === undefined
        ? undefined
        : withExcept({ of: copied(status.copyOf, naming) }, status.except),
    ),
  };
}

function faceOf({ transformed }: Status): Placement['face'] {
  return transformed === undefined ? undefined : transformed ? 1 : null;
}

function only<K extends keyof Placement>(
  key: K,
  value: Placement[K] | undefined | '',
): Partial<Placement> {
  return value === undefined || value === '' ? {} : ({ [key]: value } as Partial<Placement>);
}

function chosenOf(chosen: ChosenWords, naming: Naming): Chosen {
  const { color, type, player, name, x } = chosen;
  return {
    ...(color === undefined ? {} : { color: COLOR_OF_WORD[color] }),
    ...(type === undefined ? {} : { type }),
    ...(player === undefined ? {} : { player: naming.player(player) }),
    ...(name === undefined ? {} : { name }),
    ...(x === undefined ? {} : { number: x }),
  };
}

/** What the copying effect changed, in the core's words. */
function exceptions(except: Except): PlacedExceptions {
  const { typeLine: line, keywords = [], notKeywords, supertypes, types, ...rest } = except;
  const parts = line === undefined ? {} : typeLine(line);
  const wide = { supertypes: supertypes ?? [], types: types ?? [] };
  const split = typeLine([...wide.supertypes, ...wide.types].join(' '));
  return {
    ...rest,
    ...parts,
    ...(rest.colors === undefined ? {} : { colors: rest.colors as readonly Color[] }),
    ...(supertypes === undefined ? {} : { supertypes: split.supertypes }),
    ...(types === undefined ? {} : { types: split.types }),
    ...(keywords.length === 0 ? {} : { addAbilities: keywords.map(keywordAbility) }),
    ...(notKeywords === undefined
      ? {}
      : { withoutKeywords: notKeywords.map((word) => keywordAbility(word).keyword) }),
  };
}

function keywordAbility(word: string) {
  const name = keywordName(word);
  const keyword = PLAIN_KEYWORDS.find((known) => known === name);
  if (keyword === undefined) throw new Misfit(`“${word}” is no keyword that can be given by hand.`);
  return { kind: 'keyword', keyword } as const;
}
