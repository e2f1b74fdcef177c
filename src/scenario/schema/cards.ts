/** Rules for cards in Scryfall's field names. */
import type { CardData, FaceData } from '../format';
import { LIMITS } from '../limits';
import { type Fields, fields, list, may, name, type Rule, text } from './kit';
import { colors } from './words';

const line = text(LIMITS.name);

function faceFields(cardName: Rule<string>) {
  return {
    name: cardName,
    mana_cost: may(line),
    type_line: may(line),
    oracle_text: may(text(LIMITS.note)),
    power: may(line),
    toughness: may(line),
    loyalty: may(line),
    defense: may(line),
    colors: may(colors),
    color_indicator: may(colors),
  } satisfies Fields<FaceData>;
}

/** Scryfall's objects carry much that has no meaning here; only a known name mistyped is refused. */
const FURTHER = { further: true };

function card(what: string, cardName: Rule<string>): Rule<CardData> {
  return fields<CardData>(
    what,
    {
      ...faceFields(cardName),
      type_line: line,
      layout: may(line),
      card_faces: may(list(fields<FaceData>("a card's face", faceFields(name), FURTHER))),
    },
    FURTHER,
  );
}

export const cardData = card('a card', name);
/** A token may be without a name. */
export const tokenData = card('a token', line);
