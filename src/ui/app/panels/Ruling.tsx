import { useEffect, useMemo, useState } from 'react';
import { shareOf } from '../../../actions/sharing';
import { RULES_EDITION } from '../../../rules';
import { notify } from '../../../store/state';
import { beforeDraft, stepAt, visit } from '../../../store/tree';
import { RulingDialog } from '../../ruling/RulingDialog';
import { beginningOf, proposalFor } from '../../ruling/ruling.view';
import { useApp, useAppState } from '../AppContext';
import { dayOf } from '../dates';
import { titleOf } from '../views/steps';
import type { PanelProps } from './panel';

/** A step as a ruling to hand on, with the link to it. */
export default function Ruling({ panel, onClose }: PanelProps<'ruling'>) {
  const { store, ports } = useApp();
  const work = useAppState((state) => state.work);
  const viewer = useAppState(({ session }) => session.viewer);
  const [link, setLink] = useState('');
  // What is half done can't be in a link: then the ruling is about the step before (601.2).
  const there = useMemo(() => {
    if (work === null || !work.tree.steps.has(panel.step)) return undefined;
    const tree = visit(work.tree, panel.step);
    const step = beforeDraft(tree) ?? panel.step;
    return { work: { ...work, tree: visit(tree, step) }, step };
  }, [work, panel.step]);
  useEffect(() => {
    let stale = false;
    if (there === undefined) return;
    const address = location.href.replace(/#.*$/, '');
    shareOf(there.work, address, false).then(
      ({ hash }) => !stale && setLink(address + hash),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [there]);
  const proposal = useMemo(
    () =>
      there && proposalFor(there.work.tree, beginningOf(there.work.tree, there.step), there.step),
    [there],
  );
  if (there === undefined || proposal === undefined) return null;
  const { tree, setup } = { ...there.work };
  const { number } = titleOf(tree, there.step);
  return (
    <RulingDialog
      title={setup.title}
      proposal={proposal}
      game={stepAt(tree, there.step).position.game}
      viewer={viewer}
      edition={dayOf(RULES_EDITION)}
      step={number === 0 ? `The start of “${setup.title}”` : `Step ${number} of “${setup.title}”`}
      link={link}
      copy={ports.copy}
      onTold={(words) => notify(store, { words, about: 'ruling' })}
      onClose={onClose}
    />
  );
}
