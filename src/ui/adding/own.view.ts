import type { CardData, FaceData } from '../../scenario/format';
import type { OwnCardView, OwnFaceView, PortionView } from '../views';

export const BLANK_FACE: OwnFaceView = {
  name: '',
  cost: '',
  typeLine: '',
  text: '',
  power: '',
  toughness: '',
  loyalty: '',
  defense: '',
};

/** A card as a file has it, to be written on. */
export function ownCard(card: CardData): OwnCardView {
  const lines = card.type_line.split(' // ');
  const faces = (card.card_faces ?? [card]).map((face, at) => ownFace(face, lines[at] ?? ''));
  return { faces, ...(card.layout !== undefined && { layout: card.layout }) };
}

const ownFace = (face: FaceData, line: string): OwnFaceView => ({
  name: face.name,
  cost: face.mana_cost ?? '',
  typeLine: face.type_line ?? line,
  text: face.oracle_text ?? '',
  power: face.power ?? '',
  toughness: face.toughness ?? '',
  loyalty: face.loyalty ?? '',
  defense: face.defense ?? '',
  ...(face.color_indicator !== undefined && { colours: face.color_indicator }),
});

/** The card as a file has it. Numbers that its types have no use for are left out. */
export function cardOf({ faces, layout }: OwnCardView): CardData {
  const all = faces.map(faceOf);
  const [first = faceOf(BLANK_FACE)] = all;
  if (all.length < 2) return first;
  return {
    name: all.map(({ name }) => name).join(' // '),
    type_line: all.map((face) => face.type_line).join(' // '),
    ...(layout !== undefined && { layout }),
    card_faces: all,
  };
}

function faceOf(face: OwnFaceView): CardData {
  const line = trimmed(face.typeLine).replace(/ +[–-]+ +/, ' — ');
  const has = shows(line);
  const power = trimmed(face.power);
  const toughness = trimmed(face.toughness);
  const text = face.text.trim();
  return {
    name: trimmed(face.name),
    type_line: line,
    ...(trimmed(face.cost) !== '' && { mana_cost: trimmed(face.cost) }),
    ...(text !== '' && { oracle_text: text }),
    ...(has.size && power !== '' && toughness !== '' && { power, toughness }),
    ...(has.loyalty && trimmed(face.loyalty) !== '' && { loyalty: trimmed(face.loyalty) }),
    ...(has.defense && trimmed(face.defense) !== '' && { defense: trimmed(face.defense) }),
    ...(face.colours !== undefined && { color_indicator: face.colours }),
  };
}

const trimmed = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Which numbers a card of that type line has. */
export const shows = (line: string) => ({
  size: /\b(Creature|Vehicle|Spacecraft)\b/.test(line),
  loyalty: /\bPlaneswalker\b/.test(line),
  defense: /\bBattle\b/.test(line),
});

/** A known card under another name, to be changed: cards are known by their names. */
export function renamed(card: CardData): CardData {
  const face = <T extends FaceData>(one: T): T => {
    const [short = one.name] = one.name.split(',');
    const name = `New ${one.name}`;
    const text = one.oracle_text
      ?.replaceAll(one.name, '\u0000')
      .replaceAll(short, `New ${short}`)
      .replaceAll('\u0000', name);
    return { ...one, name, ...(text !== undefined && { oracle_text: text }) };
  };
  if (card.card_faces === undefined) return face(card);
  const faces = card.card_faces.map(face);
  return { ...card, name: faces.map(({ name }) => name).join(' // '), card_faces: faces };
}

/** A card that the library lacks, as something to take. */
export const broughtEntry = (card: CardData): Omit<PortionView, 'count'> => ({
  key: `b:${JSON.stringify(card)}`,
  label: card.name,
  thing: { brought: card },
});
