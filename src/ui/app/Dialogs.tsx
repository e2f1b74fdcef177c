import { useMemo } from 'react';
import { goToStep, move, place, setCounters, setPlayer } from '../../actions/byHand';
import { ACTIONS } from '../../actions/registry';
import { CARDS } from '../../cards';
import { namesOf } from '../../explain';
import type { GameObject, Player } from '../../rules';
import { hush } from '../../store/moving';
import { inSession } from '../../store/state';
import { here } from '../../store/tree';
import { AboutDialog } from '../dialogs/AboutDialog';
import { AddCardDialog } from '../dialogs/AddCardDialog';
import { useApp, useAppState } from './AppContext';
import { ABOUT } from './about';
import { CountersDialog } from './dialogs/CountersDialog';
import { KeysPanel } from './dialogs/KeysPanel';
import { LifeDialog } from './dialogs/LifeDialog';
import { MisfitsDialog } from './dialogs/MisfitsDialog';
import { MoveDialog } from './dialogs/MoveDialog';
import { ProblemsDialog } from './dialogs/ProblemsDialog';
import { RuleDialog } from './dialogs/RuleDialog';
import { StepDialog } from './dialogs/StepDialog';
import { WhyDialog } from './dialogs/WhyDialog';
import { playerKey } from './views/ids';
import { misfitWords } from './views/misfits';
import { foundCard } from './views/printed';

/** Whatever dialog is open. */
export function Dialogs() {
  const { store } = useApp();
  const panel = useAppState(({ session }) => session.panel);
  const close = () => inSession(store, { panel: null });
  return (
    <>
      <AddCard open={panel?.panel === 'add'} onClose={close} />
      <AboutDialog open={panel?.panel === 'about'} about={ABOUT} onClose={close} />
      <KeysPanel open={panel?.panel === 'keys'} actions={ACTIONS} onClose={close} />
      <RuleDialog rule={panel?.panel === 'rule' ? panel.rule : undefined} onClose={close} />
      <ByHand onClose={close} />
      <Misfits open={panel?.panel === 'misfits'} onClose={close} />
      <Problems />
    </>
  );
}

interface Closing {
  readonly onClose: () => void;
}

function AddCard({ open, onClose }: Closing & { readonly open: boolean }) {
  const { store } = useApp();
  const work = useAppState((state) => state.work);
  const viewer = useAppState(({ session }) => session.viewer);
  const cards = useMemo(() => CARDS.map(foundCard), []);
  if (work === null) return null;
  const { players } = here(work.tree).position.game.state;
  return (
    <AddCardDialog
      key={viewer}
      open={open}
      cards={cards}
      players={players.map(({ id, name }) => ({ id: playerKey(id), name }))}
      player={`p${viewer}`}
      onAdd={(card) => {
        const player = players.find(({ id }) => playerKey(id) === card.player);
        if (player && place(store, { ...card, player: player.id })) onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The dialogs of what is done by hand to an object or a player. */
function ByHand({ onClose }: Closing) {
  const { store } = useApp();
  const work = useAppState((state) => state.work);
  const panel = useAppState(({ session }) => session.panel);
  if (work === null || panel === null) return null;
  const { state } = here(work.tree).position.game;
  const names = namesOf(state);
  const done = (did: boolean) => {
    if (did) onClose();
  };
  if ('object' in panel) {
    const object: GameObject | undefined = state.objects.get(panel.object);
    if (object === undefined) return null;
    const { id, counters } = object;
    if (panel.panel === 'why') {
      return <WhyDialog state={state} object={id} name={names.object(id)} onClose={onClose} />;
    }
    return panel.panel === 'move' ? (
      <MoveDialog
        name={names.object(id)}
        onMove={(zone) => done(move(store, id, zone))}
        onClose={onClose}
      />
    ) : (
      <CountersDialog
        name={names.object(id)}
        counters={counters}
        kinds={['+1/+1']}
        onSet={(set) => done(setCounters(store, id, set))}
        onClose={onClose}
      />
    );
  }
  if (!('player' in panel)) return null;
  const player: Player | undefined = state.players[panel.player];
  if (player === undefined) return null;
  const { id, name, life, counters, pool } = player;
  if (panel.panel === 'step') {
    return (
      <StepDialog
        name={name}
        onStep={(step) => done(goToStep(store, id, step))}
        onClose={onClose}
      />
    );
  }
  return panel.panel === 'life' ? (
    <LifeDialog
      name={name}
      life={life}
      pool={pool.map(({ type }) => type).join('')}
      onSet={(amount, manaPool) =>
        done(
          setPlayer(store, id, {
            life: amount,
            ...(sameMana(manaPool, pool) ? {} : { manaPool }),
          }),
        )
      }
      onClose={onClose}
    />
  ) : (
    <CountersDialog
      name={name}
      counters={counters}
      kinds={['poison', 'energy', 'experience']}
      onSet={(set) => done(setPlayer(store, id, { counters: set }))}
      onClose={onClose}
    />
  );
}

/** Unchanged mana keeps its sources and restrictions. */
const sameMana = (written: string, pool: Player['pool']): boolean =>
  written === pool.map(({ type }) => `{${type}}`).join('');

function Misfits({ open, onClose }: Closing & { readonly open: boolean }) {
  const work = useAppState((state) => state.work);
  if (work === null || work.misfits.length === 0) return null;
  const [first, ...rest] = misfitWords(work);
  return (
    <MisfitsDialog
      open={open}
      first={first}
      rest={rest.map(({ words }) => words)}
      onClose={onClose}
    />
  );
}

function Problems() {
  const { store } = useApp();
  const message = useAppState(({ session }) => session.message);
  if (message?.trouble.kind !== 'problems') return null;
  const { title, problems } = message.trouble;
  return <ProblemsDialog title={title} problems={problems} onClose={() => hush(store)} />;
}
