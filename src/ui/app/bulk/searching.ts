import type { CardData, FaceData } from '../../../scenario/format';
import { type KeptCard, keptBulk } from '../../../store/keeping/bulkShelf';
import { cardEntry, type Entry, find, plain } from '../../adding/find.view';
import type { ColourLetter, KeptFoundView, KeptSearchView } from '../../views';

/** Lines that are shown; whoever wants another goes on typing. */
const MOST_SHOWN = 200;

interface Kept extends Entry {
  readonly kept: KeptCard;
}

const LETTERS: readonly ColourLetter[] = ['W', 'U', 'B', 'R', 'G'];

function coloursOf({ mana_cost = '', color_indicator }: FaceData): readonly ColourLetter[] {
  return LETTERS.filter(
    (letter) => color_indicator?.includes(letter) === true || mana_cost.includes(letter),
  );
}

function entryOf(kept: KeptCard): Kept {
  const { card } = kept;
  const faces: readonly FaceData[] = card.card_faces ?? [card];
  const [front = card] = faces;
  const colours = faces.flatMap(coloursOf);
  const entry = cardEntry({
    name: card.name,
    typeLine: card.type_line,
    colours: LETTERS.filter((letter) => colours.includes(letter)),
    text: () => faces.flatMap(({ oracle_text }) => oracle_text ?? []).join('\n'),
    ...(front.mana_cost !== undefined && { cost: front.mana_cost }),
    ...(front.power !== undefined && { power: front.power }),
    ...(front.toughness !== undefined && { toughness: front.toughness }),
  });
  return { ...entry, kept };
}

/** The cards of a file in memory, to be searched. */
export class KeptCards {
  private readonly entries: readonly Kept[];
  private readonly byName = new Map<string, CardData>();

  constructor(cards: readonly KeptCard[]) {
    this.entries = cards.map(entryOf).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { card } of [...cards].reverse()) {
      // A card of two faces is called by the first of them as well.
      for (const { name } of card.card_faces?.slice(0, 1) ?? []) this.byName.set(plain(name), card);
    }
    for (const { card } of cards) this.byName.set(plain(card.name), card);
  }

  /** @param unreadNow counts anew where another engine did */
  search(search: KeptSearchView, unreadNow?: (card: CardData) => number): KeptFoundView {
    const found = find(this.entries, search) as readonly Kept[];
    return {
      total: found.length,
      cards: found.slice(0, MOST_SHOWN).map(({ kept: { card, unread }, line, colours, cost }) => ({
        name: card.name,
        typeLine: line,
        colours,
        ...(cost !== undefined && { cost }),
        unread: unreadNow?.(card) ?? unread,
      })),
    };
  }

  /** Those of the names that are known, each once. */
  named(names: readonly string[]): readonly CardData[] {
    return [...new Set(names.flatMap((name) => this.byName.get(plain(name)) ?? []))];
  }
}

let loaded: Promise<KeptCards> | undefined;

/** The cards that are kept on this machine; read when the first of them is asked for. */
export function keptCards(): Promise<KeptCards> {
  loaded ??= keptBulk().then((lots) => new KeptCards(lots.flat()));
  return loaded;
}
