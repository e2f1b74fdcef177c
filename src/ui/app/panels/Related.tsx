import { relatedTokens } from '../../../actions/byHand';
import { makeTokens } from '../../../actions/hand/placing';
import { useApp } from '../AppContext';
import { RelatedDialog } from '../dialogs/RelatedDialog';
import { tokenData, tokenView } from '../views/tokens';
import type { PanelProps } from './panel';
import { useObject } from './subject';

/** Makes tokens that an object's text makes, by hand. */
export default function Related({ panel, onClose }: PanelProps<'related'>) {
  const { store } = useApp();
  const about = useObject(panel.object);
  if (about === undefined) return null;
  const { object, name } = about;
  const tokens = relatedTokens(object);
  return (
    <RelatedDialog
      name={name}
      tokens={tokens.map((token) => tokenView(token))}
      onMake={(place, count) => {
        const token = tokens[place];
        if (token === undefined) return;
        if (makeTokens(store, object.controller, tokenData(token), count)) onClose();
      }}
      onClose={onClose}
    />
  );
}
