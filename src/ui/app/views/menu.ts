import type { App } from '../../../actions/app';
import { DO } from '../../../actions/deeds';
import type { KeySets } from '../../../actions/keys';
import { type MenuLine, menuLines } from '../../../actions/registry/menu';
import type { Thing } from '../../../actions/thing';
import { namesOf } from '../../../explain';
import type { Work } from '../../../store/state';
import { here } from '../../../store/tree';
import type { ActionView, CardMenuView } from '../../views';
import { changesOf } from './changes';
import { openedIfLoaded } from './opening';
import { ruleViews } from './rules';
import { titleOf } from './steps';

const NOTHING: CardMenuView = { title: '', byRules: [], byHand: [] };

/** Which groups make no sense for some things. */
const WITHOUT: Partial<Record<Thing['on'], CardMenuView['without']>> = {
  zone: ['byRules'],
  step: ['byRules', 'byHand'],
};

/** All that can be done with a thing of the table: what the rules offer, and what the registry has for it. */
export function menuView(app: App, key: string, sets: KeySets): CardMenuView {
  const { work } = app.store.getState();
  const { thing, lines } = menuLines(app, key, sets);
  if (work === null || thing === undefined) return NOTHING;
  const { game } = here(work.tree).position;
  const part = (which: MenuLine['part']) =>
    lines.filter((line) => line.part === which).map(lineView);
  const object = thing.on === 'object' ? thing.object : undefined;
  const size = object === undefined ? [] : (openedIfLoaded()?.sizeSteps(game.state, object) ?? []);
  const changes = object === undefined ? [] : changesOf(work.tree, object);
  const others = part('view');
  const without = WITHOUT[thing.on];
  return {
    title: titleFor(work, thing),
    ...(size.length > 0 && { size }),
    ...(changes.length > 0 && { changes }),
    byRules: [
      ...(object === undefined ? [] : (openedIfLoaded()?.offerRows(game, object) ?? [])),
      ...part('rules'),
    ],
    byHand: part('hand'),
    ...(others.length > 0 && {
      others: { title: thing.on === 'table' ? 'Steps and view' : 'Here', actions: others },
    }),
    ...(without !== undefined && { without }),
  };
}

function lineView({ action, label, key, rules, refused }: MenuLine): ActionView {
  return {
    id: DO + action.id,
    label,
    ...(key !== undefined && { key }),
    ...(rules.length > 0 && { rules: ruleViews(rules) }),
    ...(refused !== undefined && { refused: { reason: refused } }),
  };
}

function titleFor({ tree }: Work, thing: Thing): string {
  const names = namesOf(here(tree).position.game.state);
  switch (thing.on) {
    case 'object':
      return names.object(thing.object);
    case 'player':
      return names.player(thing.player);
    case 'zone':
      return `${names.player(thing.player)}’s ${thing.zone === 'command' ? 'command zone' : thing.zone}`;
    case 'step': {
      const { number, words } = titleOf(tree, thing.step);
      return `Step ${number}: ${words}`;
    }
    case 'table':
      return 'The table';
  }
}
