import { checkPlay } from './checkPlay';
import type { PlayerSetup, Scenario, Status } from './format';
import { Known, type Path } from './known';
import type { Problem } from './limits';
import { refBase } from './refs';
import { setupLines } from './setupRefs';

/**
 * The players and refs that a scenario doubles, or uses and nowhere makes. Refs in `play` may be
 * made in play, so that of these only the doubled ones are told here.
 */
export function checkRefs(scenario: Scenario): readonly Problem[] {
  const known = new Known(scenario);
  known.player(scenario.monarch, 'monarch');
  known.player(scenario.initiative, 'initiative');
  known.player(scenario.turn?.active, 'turn', 'active');
  checkPlayers(scenario.players, known);
  checkWritten(scenario, known);
  for (const { at, placement } of setupLines(scenario)) checkStatus(placement.fields, at, known);
  checkPlay(scenario.play ?? [], known);
  return known.problems;
}

function checkPlayers(players: readonly PlayerSetup[], known: Known): void {
  const names = new Set<string>();
  for (const [index, player] of players.entries()) {
    const at = ['players', index];
    if (names.has(player.name)) {
      known.tell([...at, 'name'], `Two players are called "${player.name}".`);
    }
    names.add(player.name);
    for (const [nth, ref] of (player.commander ?? []).entries()) {
      known.object(ref, ...at, 'commander', nth);
    }
    for (const ref of Object.keys(player.commanderDamage ?? {})) {
      known.object(ref, ...at, 'commanderDamage', ref);
    }
  }
}

/** Refs that the setup writes twice, or that are a player's name. */
function checkWritten(scenario: Scenario, known: Known): void {
  const written = new Set<string>();
  for (const { at, placement } of setupLines(scenario)) {
    const { ref } = placement.fields;
    if (ref === undefined) continue;
    if (written.has(ref)) known.tell([...at, 'ref'], `Two objects have the ref "${ref}".`);
    if (known.isPlayer(ref)) {
      known.tell([...at, 'ref'], `The ref "${ref}" is the name of a player, too.`);
    }
    written.add(ref);
  }
}

function checkStatus(status: Status, at: Path, known: Known): void {
  known.statusPlayers(status, at);
  const { attachedTo, attacking, copyOf, exiled = [] } = status;
  if (attachedTo !== undefined) known.either(attachedTo, ...at, 'attachedTo');
  if (attacking !== undefined) known.either(attacking, ...at, 'attacking');
  for (const [nth, ref] of exiled.entries()) known.object(ref, ...at, 'exiled', nth);
  if (copyOf !== undefined && looksLikeRef(copyOf) && !known.cards.has(copyOf)) {
    known.object(copyOf, ...at, 'copyOf');
  }
}

/** `copyOf` holds a card's name as well; no card is named as a ref is made. */
function looksLikeRef(text: string): boolean {
  return text === refBase(text);
}
