import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { placeAll, type Thing } from '../../../actions/hand/placing';
import { madeTokens } from '../../../cards';
import { loadCompiler } from '../../../oracle/compiler';
import { UNKNOWN_CARD } from '../../../rules';
import type { CardData } from '../../../scenario/format';
import {
  type CardSource,
  definitionOf,
  typeLine as partsOfTypeLine,
} from '../../../scenario/run/cards';
import { keepCards, keptCards } from '../../../store/keeping/cardShelf';
import { here } from '../../../store/tree';
import { AddDialog } from '../../adding/AddDialog';
import { usePreference } from '../../look/preference';
import type { AddingView, FoundCardView, GatheredView, OwnTokenView, ThingView } from '../../views';
import { useApp, useAppState } from '../AppContext';
import { cardFault, readingOf, readPasted, wordsOf } from '../brought';
import { bulk, bulkCards, learnBulk, searchBulk } from '../bulk/bulk';
import { briefly } from '../bulk/words';
import { scryfall } from '../online/scryfall';
import { lookingUp } from '../preferences';
import { playerKey } from '../views/ids';
import { foundCard } from '../views/printed';
import { standingChoices, statusFrom } from '../views/standing';
import { tokenData, tokenView } from '../views/tokens';
import type { PanelProps } from './panel';

const UNKNOWN: FoundCardView = {
  name: UNKNOWN_CARD.name,
  label: 'Unknown card',
  typeLine: 'a card nobody knows, as many as you like',
};

/** Places cards and tokens by hand. */
export default function Add({ panel, onClose }: PanelProps<'add'>) {
  const { store } = useApp();
  const work = useAppState((state) => state.work);
  const viewer = useAppState(({ session }) => session.viewer);
  const source = work === null ? undefined : here(work.tree).position.cards;
  const cards = useMemo(() => (source === undefined ? [] : cardsIn(source)), [source]);
  const tokens = useMemo(
    () => madeTokens().map(({ token, makers }, id) => ({ id, ...tokenView(token, makers) })),
    [],
  );
  const brought = useBrought(source);
  const kept = useKept();
  const on = usePreference(lookingUp) === 'on';
  if (work === null) return null;
  const { position } = here(work.tree);
  const { players } = position.game.state;
  return (
    <AddDialog
      tokens={panel.tokens ?? false}
      {...(panel.zone !== undefined && { zone: panel.zone })}
      {...(panel.name !== undefined && { name: panel.name })}
      view={{
        cards,
        brought,
        lookUps: {
          on,
          onSwitch: (wanted) => lookingUp.set(wanted ? 'on' : 'off'),
          names: scryfall.names,
          card: lookedUp,
          cards: async (names) => {
            const [answer] = await Promise.all([scryfall.cards(names), loadCompiler()]);
            return answer;
          },
        },
        kept,
        tokens,
        players: players.map(({ id, name }) => ({ id: playerKey(id), name })),
        player: panel.player === undefined ? `p${viewer}` : playerKey(panel.player),
        standing: standingChoices(position),
        gathered: gathered.get(work.id),
      }}
      actions={{
        onPlace: ({ portions, player, zone, bottom, standing }) => {
          const owner = players.find(({ id }) => playerKey(id) === player);
          const things = portions.map(({ thing, count, zone: own }) => ({
            thing: thingOf(thing),
            count,
            ...(own !== undefined && { zone: own }),
          }));
          const { status } = statusFrom(standing);
          const placing = { portions: things, zone, bottom, status };
          const done = owner !== undefined && placeAll(store, { ...placing, player: owner.id });
          const fresh = things.flatMap(({ thing }) => ('brought' in thing ? [thing.brought] : []));
          if (done && fresh.length > 0) void keepCards(fresh);
          return done;
        },
        unreadIn,
        faultOf,
        readPasted,
        readingOf,
        cardFault: (card) => cardFault(card, position.cards),
        wordsOf: (name) => wordsOf(name, position.cards),
        onGathered: (now) => void gathered.set(work.id, now),
        onClose,
      }}
    />
  );
}

/** What was gathered and not placed yet, of each work. */
const gathered = new Map<string, GatheredView>();

/** A card by its name, with what compiles its text loaded: it can be placed. */
async function lookedUp(name: string) {
  const [answer] = await Promise.all([scryfall.card(name), loadCompiler()]);
  return answer;
}

/** The cards of a file that are kept on this machine. */
function useKept(): AddingView['kept'] {
  const state = useStore(bulk);
  useEffect(() => void learnBulk(), []);
  const { words, does } = briefly(state);
  const count = state.about?.cards ?? 0;
  // Others than before are to be searched anew.
  const lot = state.about?.lot;
  // Placing them needs it, and there may be no connection then.
  useEffect(() => {
    if (lot !== undefined) loadCompiler().catch(() => undefined);
  }, [lot]);
  return useMemo(
    () => ({
      count: lot === undefined ? 0 : count,
      words,
      does,
      search: searchBulk,
      cards: async (names) => {
        const [cards] = await Promise.all([bulkCards(names), loadCompiler()]);
        return cards;
      },
    }),
    [count, lot, words, does],
  );
}

/** The cards that the user brought to other tables, and that this one does not know. */
function useBrought(source: CardSource | undefined): AddingView['brought'] {
  const [kept, setKept] = useState<readonly CardData[]>([]);
  useEffect(() => {
    void keptCards().then(async (cards) => {
      // Placing them needs it, and there is no waiting then.
      if (cards.length > 0) await loadCompiler();
      setKept(cards);
    });
  }, []);
  return useMemo(
    () =>
      kept
        .filter(({ name }) => source?.(name) === undefined)
        .map((card) => ({ card, view: foundCard(definitionOf(card)) })),
    [kept, source],
  );
}

/** All cards that the work knows, its own among them, by name; and the one that nobody knows. */
function cardsIn(source: CardSource): readonly FoundCardView[] {
  const names = [...new Set(source.names?.() ?? [])];
  const cards = names.flatMap((name) => source(name) ?? []).map(foundCard);
  return [...cards.sort((a, b) => a.name.localeCompare(b.name, 'en')), UNKNOWN];
}

function thingOf(thing: ThingView): Thing {
  if ('card' in thing || 'brought' in thing) return thing;
  if ('own' in thing) return { token: ownData(thing.own) };
  if ('online' in thing) return { card: thing.online };
  if ('kept' in thing) return { card: thing.kept };
  const made = madeTokens()[thing.token];
  return made === undefined ? { card: '?' } : { token: tokenData(made.token) };
}

function ownData({ name, typeLine, colours, power, toughness, text }: OwnTokenView): CardData {
  const sized = power.trim() !== '' && toughness.trim() !== '';
  return {
    name: name.trim(),
    type_line: typeLine.trim(),
    colors: colours,
    ...(sized && { power: power.trim(), toughness: toughness.trim() }),
    ...(text.trim() !== '' && { oracle_text: text.trim() }),
  };
}

/** The sentences of a token's text that cannot be read. */
async function unreadIn({ name, typeLine, text }: OwnTokenView): Promise<readonly string[]> {
  const { compileCard } = await loadCompiler();
  const { faces } = compileCard({ name, type_line: typeLine, oracle_text: text });
  return faces.flatMap((face) =>
    face.lines.flatMap(({ gaps }) => gaps.map(({ start, end }) => face.text.slice(start, end))),
  );
}

/** What keeps a token from being made as it is described. */
function faultOf({ name, typeLine, power, toughness }: OwnTokenView): string | undefined {
  const { types } = partsOfTypeLine(typeLine.trim());
  if (name.trim() === '') return 'It needs a name.';
  if (types.length === 0)
    return 'Its type line needs a card type, for example “Creature — Goblin”.';
  const sizes = [power, toughness].map((size) => size.trim());
  if (types.includes('Creature') && !sizes.every((size) => /^-?[0-9]{1,4}$/.test(size))) {
    return 'A creature needs a power and a toughness, each a number.';
  }
  return undefined;
}
