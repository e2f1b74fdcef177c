import { Tabs } from '@base-ui/react/tabs';
import { CastingDialog } from '../casting/later';
import { HandTabs } from './HandTabs';
import { StepsPanel } from './laterSteps';
import type { LayoutProps } from './layout';
import { Row } from './Row';
import { StackRail } from './StackRail';
import { stackSize } from './stackRows.view';
import { useRoving } from './useRoving';
import { useShownHand } from './useShownHand';

/** What lies in the phone's sheet below the answers: the cast in hand, stack, steps, hand. */
export function PhoneTabs({ view, actions }: Pick<LayoutProps, 'view' | 'actions'>) {
  const { player, asked, show } = useShownHand(view);
  const roving = useRoving<HTMLDivElement>();
  const hand = player?.hand ?? [];
  const { casting } = view;
  return (
    <Tabs.Root
      key={casting ? 'casting' : 'playing'}
      defaultValue={casting ? 'cast' : view.stack.length > 0 ? 'stack' : 'hand'}
      className="sheettabs"
    >
      <Tabs.List className="ptabs" aria-label="Sheet">
        {casting && <Tabs.Tab value="cast">Casting</Tabs.Tab>}
        <Tabs.Tab value="stack">
          Stack <b>{stackSize(view.stack).toLocaleString('en')}</b>
        </Tabs.Tab>
        <Tabs.Tab value="hand">
          Hand <b>{hand.length}</b>
        </Tabs.Tab>
        <Tabs.Tab value="steps">Steps</Tabs.Tab>
      </Tabs.List>
      {casting && (
        <Tabs.Panel value="cast" className="ptab">
          <CastingDialog casting={casting} actions={actions.casting} />
        </Tabs.Panel>
      )}
      <Tabs.Panel value="stack" className="ptab">
        <StackRail items={view.stack} />
      </Tabs.Panel>
      <Tabs.Panel value="hand" className="ptab">
        {player && (
          <HandTabs players={view.players} shown={player.id} asked={asked} onShow={show} />
        )}
        <div {...roving} className="phand">
          <Row
            groups={hand.map((card) => ({ key: card.id, members: [card] }))}
            place="hand"
            label="Cards in hand"
          />
        </div>
      </Tabs.Panel>
      <Tabs.Panel value="steps" className="ptab">
        <StepsPanel steps={view.steps} seen={view.asItWas?.id} actions={actions.steps} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
