import { useEffect, useMemo, useState } from 'react';
import { type Share as Shared, shareOf } from '../../../actions/sharing';
import { notify } from '../../../store/state';
import { beforeDraft, type Tree } from '../../../store/tree';
import { ShareDialog } from '../../dialogs/ShareDialog';
import { useApp, useAppState } from '../AppContext';
import { titleOf } from '../views/steps';
import type { PanelProps } from './panel';

/** This page without what follows `#`. */
const address = (): string => location.href.replace(/#.*$/, '');

/** The step that the link points at: the one that is meant, or that before what is half done there (601.2). */
const wholeStep = (tree: Tree) => beforeDraft(tree) ?? tree.cursor;

/** A link to a step, the present one where no other is meant, to copy or to hand on. */
export default function Share({ panel, onClose }: PanelProps<'share'>) {
  const { store, ports } = useApp();
  const present = useAppState((state) => state.work);
  const { step: meant } = panel;
  const work = useMemo(
    () =>
      present === null || meant === undefined || !present.tree.steps.has(meant)
        ? present
        : { ...present, tree: { ...present.tree, cursor: meant } },
    [present, meant],
  );
  const [whole, setWhole] = useState(true);
  const [made, setMade] = useState<Shared | 'fault'>();
  useEffect(() => {
    let stale = false;
    const put = (value: Shared | 'fault') => !stale && setMade(value);
    if (work !== null) shareOf(work, address(), whole).then(put, () => put('fault'));
    return () => {
      stale = true;
    };
  }, [work, whole]);
  if (work === null) return null;
  const { title } = work.setup;
  const { number, words } = titleOf(work.tree, wholeStep(work.tree));
  const share = made === 'fault' || made === undefined ? undefined : made;
  const url = share && address() + share.hash;
  return (
    <ShareDialog
      url={url}
      step={number === 0 ? words : `Step ${number}: ${words}`}
      failed={made === 'fault'}
      halfDone={share?.halfDone ?? false}
      long={share?.long ?? false}
      whole={whole}
      onWhole={setWhole}
      onCopy={async () => {
        if (url === undefined || !(await ports.copy(url))) return false;
        notify(store, { words: 'The link is copied.', about: 'share' });
        return true;
      }}
      onFile={() => share && ports.download(`${title.slice(0, 60)}.scenario.json`, share.file)}
      onHandOn={ports.canHandOn && url !== undefined ? () => ports.handOn(title, url) : undefined}
      onClose={onClose}
    />
  );
}
