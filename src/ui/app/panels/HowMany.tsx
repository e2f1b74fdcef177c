import { DO, offerOf } from '../../../actions/deeds';
import { doWithSome } from '../../../actions/piles';
import { menuLines } from '../../../actions/registry/menu';
import { namesOf } from '../../../explain';
import { HowManyDialog } from '../../table/HowManyDialog';
import { takenOf } from '../../table/piles.view';
import { useApp } from '../AppContext';
import { keySets } from '../preferences';
import { objectKey } from '../views/ids';
import { offerWords } from '../views/offerRows';
import type { PanelProps } from './panel';
import { useGame } from './subject';

/** Asks with how many of a pile something is done. */
export default function HowMany({ panel, onClose }: PanelProps<'howMany'>) {
  const app = useApp();
  const game = useGame();
  const { deed, pile } = panel;
  const [first] = pile;
  const object = first === undefined ? undefined : game?.state.objects.get(first);
  if (game === undefined || object === undefined) return null;
  const offer = offerOf(game, object.id, deed);
  const { lines } = menuLines(app, objectKey(object.id), keySets());
  const byHand = lines.find(({ action }) => DO + action.id === deed)?.label;
  const title = offer ? offerWords(game, object.id, offer) : (byHand ?? '');
  return (
    <HowManyDialog
      asked={{
        title: title.replace(/ …$/, ''),
        name: namesOf(game.state).object(object.id),
        count: pile.length,
        max: pile.length,
        run: (count) => doWithSome(app, deed, takenOf(pile, count)),
      }}
      onClose={onClose}
    />
  );
}
