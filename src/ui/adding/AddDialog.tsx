import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { CardData } from '../../scenario/format';
import { DialogFrame } from '../dialogs/DialogFrame';
import { StandForm } from '../dialogs/StandForm';
import type { AddingActions, AddingView, PlaceView, PortionView, StandingView } from '../views';
import { Basket } from './Basket';
import { Finder } from './Finder';
import { broughtBefore, cardEntry, type Entry, tokenEntry } from './find.view';
import { ListField } from './ListField';
import { leftOf, withFound } from './list.view';
import { FRESH_CARD, OwnCard } from './OwnCard';
import { OwnToken } from './OwnToken';
import { broughtEntry, ownCard, renamed } from './own.view';
import {
  basketWords,
  ownEntry,
  placeOf,
  placesFor,
  putApart,
  type Taken,
  withMore,
} from './portions.view';
import { Where } from './Where';

interface Props {
  readonly view: AddingView;
  readonly actions: AddingActions;
  /** Tokens are shown first. */
  readonly tokens?: boolean;
  /** A card that was chosen already: one of it lies in the basket. */
  readonly name?: string;
  /** The zone that is meant at first. */
  readonly zone?: PlaceView;
}

type Tab = 'cards' | 'tokens' | 'own' | 'card' | 'list';

/** Finds cards and tokens, gathers them, and places them by hand: whose, where, how they stand. */
export function AddDialog({ view, actions, tokens = false, name, zone }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tab, setTab] = useState<Tab>(tokens ? 'tokens' : 'cards');
  const [list, setList] = useState(view.gathered?.list ?? '');
  const [own, setOwn] = useState(view.gathered?.own ?? FRESH_CARD);
  const [player, setPlayer] = useState(view.player);
  const [chosen, setChosen] = useState(() => placeOf(zone));
  const [standing, setStanding] = useState<StandingView>({});
  const [said, setSaid] = useState('');
  const cards = useMemo(
    () => [...view.brought.map(broughtBefore), ...view.cards.map(cardEntry)],
    [view.cards, view.brought],
  );
  const [looked, setLooked] = useState('');
  const [portions, setPortions] = useState<readonly PortionView[]>(() => {
    const before = view.gathered?.portions ?? [];
    const named = cards.find(({ label }) => label === name);
    return named === undefined ? before : withMore(before, named, 1);
  });
  const { onGathered } = actions;
  // Closed with things in the basket, it opens with them again.
  useEffect(() => onGathered({ portions, list, own }), [onGathered, portions, list, own]);
  // Whoever chose a tab wants to write in it.
  const [turned, setTurned] = useState(false);
  const changeTab = (next: Tab) => {
    setTab(next);
    setTurned(true);
  };
  const made = useMemo(() => view.tokens.map(tokenEntry), [view.tokens]);
  const { places, place } = placesFor(portions, chosen);
  const onTable = place.zone === 'battlefield';
  const empty = portions.length === 0;
  // What comes now was not there since the turn began (302.6); cards are as often laid out as they stood.
  const comesSick = !empty && portions.every(({ thing }) => 'token' in thing || 'own' in thing);
  const stands: StandingView = { ...(comesSick && { sick: true }), ...standing };
  const take = (entry: Taken, count: number) => setPortions((old) => withMore(old, entry, count));
  const put = (stay: boolean) => {
    if (empty) return;
    const done = actions.onPlace({
      portions: putApart(portions, place),
      player,
      zone: place.zone,
      bottom: place.bottom ?? false,
      standing: onTable ? stands : {},
    });
    if (!done) return;
    // Whose and where stay: what comes next often goes to the same place.
    setPortions([]);
    onGathered({ portions: [], list, own });
    if (!stay) return actions.onClose();
    setSaid(`Placed ${basketWords(portions)} ${place.into}. Choose what comes next.`);
    form.current?.querySelector('input')?.focus();
  };
  const onStanding = ({ sick = false, ...others }: StandingView) =>
    // Left alone, it follows what lies in the basket.
    setStanding(sick === comesSick && standing.sick === undefined ? others : { ...others, sick });
  /** In place of an older one of its name. */
  const takeOwn = (card: CardData, count = 1) => {
    const entry = broughtEntry(card);
    setPortions((old) =>
      withMore(
        old.filter(({ key, label }) => key === entry.key || label !== entry.label),
        entry,
        count,
      ),
    );
  };
  /** Unless something is wrong with it, which is then said. */
  const takeSound = (card: CardData, count: number) => {
    const fault = actions.cardFault(card);
    if (fault !== undefined) return setLooked(fault);
    takeOwn(card, count);
  };
  const takeFound = async (entry: Entry, count: number) => {
    setLooked('');
    if ('brought' in entry.thing) return takeOwn(entry.thing.brought, count);
    if ('kept' in entry.thing) {
      const [card] = await view.kept.cards([entry.thing.kept]);
      return card === undefined
        ? setLooked(`${entry.label} is kept no longer.`)
        : takeSound(card, count);
    }
    if (!('online' in entry.thing)) return take(entry, count);
    setLooked(`Looking up ${entry.label}…`);
    const answer = await view.lookUps.card(entry.thing.online);
    setLooked(answer.ok ? '' : answer.why);
    if (!answer.ok) return;
    takeSound(answer.found, count);
  };
  /** Names of a list that are not known: in the file, then at Scryfall where look-ups are on. */
  const lookUp = async (names: readonly string[]) => {
    const kept = await view.kept.cards(names);
    const missing = names.filter((name) => withFound([leftOf(name)], kept).left.length > 0);
    const { on, cards: asked } = view.lookUps;
    const looked = on && missing.length > 0 ? await asked(missing) : { found: [] };
    const all = [...kept, ...looked.found];
    const faults = all.flatMap((card) => actions.cardFault(card) ?? []);
    const off = missing.length > 0 && !on ? 'Look-ups at Scryfall are off.' : '';
    return {
      found: all.filter((card) => actions.cardFault(card) === undefined),
      said: [off, looked.why, ...faults].filter(Boolean).join(' '),
    };
  };
  /** Its text is changed under another name: cards are known by their names. */
  const editText = ({ key, thing }: PortionView) => {
    const card = 'card' in thing ? actions.wordsOf(thing.card) : undefined;
    const words = 'brought' in thing ? thing.brought : card && renamed(card);
    if (words === undefined) return;
    setOwn(ownCard(words));
    setPortions((old) => old.filter((one) => one.key !== key));
    changeTab('card');
  };
  const onList = (text: string) => {
    setList(text);
    changeTab('list');
  };
  return (
    <DialogFrame open wide title="Add a card" onClose={actions.onClose}>
      <form
        ref={form}
        className="addform addboth"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          put(true);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          put(false);
        }}
      >
        <Tabs.Root value={tab} onValueChange={(next: Tab) => changeTab(next)} className="addfind">
          <Tabs.List className="addtabs" aria-label="What to add">
            <Tabs.Tab value="cards">Cards</Tabs.Tab>
            <Tabs.Tab value="tokens">Tokens</Tabs.Tab>
            <Tabs.Tab value="own">Own token</Tabs.Tab>
            <Tabs.Tab value="card">Own card</Tabs.Tab>
            <Tabs.Tab value="list">List</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="cards" tabIndex={-1}>
            <Finder
              focus={turned}
              entries={cards}
              what="card"
              onTake={(entry, count) => void takeFound(entry, count)}
              onList={onList}
              lookUps={view.lookUps}
              kept={view.kept}
              said={looked}
            />
          </Tabs.Panel>
          <Tabs.Panel value="tokens" tabIndex={-1}>
            <Finder focus={turned} entries={made} what="token" onTake={take} onList={onList} />
          </Tabs.Panel>
          <Tabs.Panel value="own" tabIndex={-1}>
            <OwnToken focus={turned} actions={actions} onTake={(own) => take(ownEntry(own), 1)} />
          </Tabs.Panel>
          <Tabs.Panel value="card" tabIndex={-1}>
            <OwnCard
              focus={turned}
              own={own}
              onOwn={setOwn}
              actions={actions}
              onTake={(card) => takeOwn(card)}
            />
          </Tabs.Panel>
          <Tabs.Panel value="list" tabIndex={-1}>
            <ListField
              focus={turned}
              entries={[...cards, ...made]}
              lookUp={lookUp}
              text={list}
              onText={setList}
              onTake={(taken) => {
                for (const { entry, count } of taken) void takeFound(entry, count);
              }}
            />
          </Tabs.Panel>
        </Tabs.Root>
        <div className="addwhere">
          <Basket portions={portions} onChange={setPortions} onEdit={editText} />
          <Where
            player={player}
            players={view.players}
            place={place}
            places={places}
            portions={portions}
            onPlayer={setPlayer}
            onPlace={setChosen}
          />
          {onTable && (
            <details className="unfold">
              <summary>How they stand</summary>
              <StandForm value={stands} choices={view.standing} counters onChange={onStanding} />
              {comesSick && (
                <p className="quiet">A creature token that just came is summoning sick (302.6).</p>
              )}
            </details>
          )}
          <p className="quiet" role="status">
            {said}
          </p>
          <div className="dialogfoot">
            <p className="quiet" id={`${id}w`}>
              {empty ? 'Choose a card first.' : 'By hand, and marked so.'}
            </p>
            <button
              type="button"
              className="btn"
              aria-disabled={empty}
              aria-describedby={empty ? `${id}w` : undefined}
              title="Ctrl Enter"
              onClick={() => put(true)}
            >
              Place, and go on
            </button>
            <button
              type="submit"
              className="btn main"
              aria-disabled={empty}
              aria-describedby={empty ? `${id}w` : undefined}
            >
              {`Put ${place.into}`}
            </button>
          </div>
        </div>
      </form>
    </DialogFrame>
  );
}
