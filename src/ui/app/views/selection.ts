import { DO } from '../../../actions/deeds';
import type { MenuLine } from '../../../actions/registry/menu';
import { namesOf } from '../../../explain';
import type { Game } from '../../../rules';
import type { Session } from '../../../store/state';
import type { SelectionView } from '../../views';
import { objectKey } from './ids';

/** Something that is done to all that is selected. */
export type BarLine = Pick<MenuLine, 'action' | 'label' | 'key'>;

/** What is selected, and what can be done to all of it by hand; nothing where nobody selects. */
export function selectionView(
  game: Game,
  session: Session,
  lines: readonly BarLine[],
): SelectionView | undefined {
  const { selecting, picking } = session;
  const { state } = game;
  const ids = session.selection.filter((id) => state.objects.has(id));
  if (ids.length === 0 && !selecting && picking === null) return undefined;
  const [first] = picking?.objects ?? [];
  const names = namesOf(state);
  const attached =
    picking?.objects.length === 1 && first !== undefined ? names.object(first) : 'they';
  return {
    ids: ids.map(objectKey),
    selecting,
    words: ids.length === 0 ? 'Press cards to select them' : `${ids.length} selected`,
    deeds: lines.map(({ action, label, key }) => ({
      id: DO + action.id,
      label,
      ...(key !== undefined && { key }),
    })),
    ...(picking !== null && {
      picking: `Press what ${attached} ${attached === 'they' ? 'are' : 'is'} to be attached to`,
    }),
  };
}
