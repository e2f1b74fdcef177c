import {
  PLAYER_ZONES,
  type Placed,
  type PlayerName,
  type PlayerZone,
  type Scenario,
} from './format';
import { type Placement, placedName, placement } from './placing';
import { RefBook } from './refs';

/** One object of the setup, with its ref and its place in the file. */
export interface SetupObject {
  readonly ref: string;
  readonly at: readonly (string | number)[];
  readonly player: PlayerName;
  readonly zone: PlayerZone;
  readonly placement: Placement;
}

/**
 * Every object that the setup places, one for one, in the order of making: players in turn order,
 * zones in the format's order. Written refs are kept free before any ref is made.
 */
export function setupObjects(scenario: Scenario): readonly SetupObject[] {
  const lines = setupLines(scenario);
  const objects: SetupObject[] = [];
  const written = lines.flatMap(({ placement }) => placement.fields.ref ?? []);
  let book = RefBook.empty<number>().keep(written);
  for (const line of lines) {
    const { making, count, fields } = line.placement;
    for (let nth = 0; nth < count; nth += 1) {
      let ref = fields.ref;
      if (ref === undefined) {
        const id = objects.length;
        const name = placedName(making);
        const made =
          making.kind === 'token' ? book.forPlacedToken(id, name) : book.forCard(id, name);
        ({ ref, book } = made);
      }
      objects.push({ ...line, ref });
    }
  }
  return objects;
}

/** What is written in the players' zones, line for line. */
export function setupLines(scenario: Scenario): readonly Omit<SetupObject, 'ref'>[] {
  return scenario.players.flatMap((player, index) =>
    PLAYER_ZONES.flatMap((zone) =>
      (player[zone] ?? []).map((placed: Placed, nth) => ({
        at: ['players', index, zone, nth],
        player: player.name,
        zone,
        placement: placement(placed),
      })),
    ),
  );
}
