import { inspect } from '../store/inspecting';
import type { App } from './app';
import { DO, doOffer, WHY } from './deeds';
import { run } from './registry';
import { about } from './registry/menu';
import { thingAt } from './thing';

/** Does what a menu offered for a thing, by the UI's name of it. */
export function doDeed(app: App, deed: string, key: string): void {
  if (deed.startsWith(DO)) {
    run(about(app, key), deed.slice(DO.length));
    return;
  }
  const thing = thingAt(app, key);
  if (thing?.on !== 'object') return;
  if (deed.startsWith(WHY)) {
    inspect(app.store, thing.object, { section: 'deeds', value: deed.slice(WHY.length) });
  } else doOffer(app, deed, thing.object);
}
