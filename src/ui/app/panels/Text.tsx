import { useState } from 'react';
import { positionOf } from '../../../actions/hand/on';
import { replaceBy } from '../../../actions/hand/replacing';
import type { GameObject } from '../../../rules';
import type { CardData, Status } from '../../../scenario/format';
import { keepCards } from '../../../store/keeping/cardShelf';
import type { Position } from '../../../store/position';
import { OwnCard } from '../../adding/OwnCard';
import { ownCard, renamed } from '../../adding/own.view';
import { DialogFrame } from '../../dialogs/DialogFrame';
import { useApp } from '../AppContext';
import { cardFault, readingOf, readPasted, wordsOfCard } from '../brought';
import { standingOf, statusFrom } from '../views/standing';
import type { PanelProps } from './panel';
import { useObjects } from './subject';

/** Changes the text of what lies on the table, and shows what the app makes of it as it is written. */
export default function Text({ panel, onClose }: PanelProps<'text'>) {
  const { store } = useApp();
  const about = useObjects(panel);
  const position = positionOf(store);
  const [own, setOwn] = useState(() => about && ownCard(wordsFor(about.object)));
  if (about === undefined || position === undefined || own === undefined) return null;
  const isToken = about.object.kind === 'token';
  const onTake = (card: CardData) => {
    if (!replaceBy(store, about.ids, card, (object) => statusOf(position, object))) return;
    if (!isToken) void keepCards([card]);
    onClose();
  };
  return (
    <DialogFrame open title={`The text of ${about.name}`} onClose={onClose}>
      <OwnCard
        focus={false}
        own={own}
        onOwn={setOwn}
        take="Put it in its place"
        actions={{
          readPasted,
          readingOf,
          cardFault: (card) => cardFault(card, isToken ? () => undefined : position.cards),
        }}
        onTake={onTake}
      />
      <p className="notice">
        {isToken
          ? 'The changed token takes the place of the old one, by hand and marked so.'
          : 'Cards are known by their names: the changed card has one of its own, and takes the place of the old one, by hand and marked so.'}
      </p>
    </DialogFrame>
  );
}

/** Its words, to be changed: of a card under another name. */
function wordsFor({ kind, printed }: GameObject): CardData {
  const words = wordsOfCard(printed);
  return kind === 'token' ? words : renamed(words);
}

/** How an object stands, where that can be said of what comes in its place. */
function statusOf(position: Position, object: GameObject): Status {
  if (object.zone !== 'battlefield') return {};
  const { status } = statusFrom({ ...standingOf(position, object), counters: object.counters });
  const { controller, ...others } = status;
  const owner = position.game.state.players[object.owner]?.name;
  const holds = Object.entries(others).filter(([, value]) => value !== false && value !== 0);
  return {
    ...Object.fromEntries(holds),
    ...(controller !== undefined && controller !== owner && { controller }),
  };
}
