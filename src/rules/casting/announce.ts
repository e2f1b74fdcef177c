import type { Content } from '../abilities/ability';
import type { Cost, CostPart } from '../abilities/costs';
import { cr } from '../citations';
import { symbolText } from '../costs/bill';
import { hasLoyaltySymbol, hasX } from '../costs/text';
import type { CostComponent } from '../costs/total';
import { amountOf } from '../evaluate/match';
import { ask } from '../happening/ask';
import type { Doing, Work } from '../happening/work';
import type { ObjectId, PlayerId } from '../kernel/ids';
import type { ChosenTarget } from '../kernel/objects';
import { Refusal } from '../kernel/results';
import type { Scope } from '../kernel/scope';
import { type ManaSymbol, parseManaCost } from '../mana/cost';
import { lifeFixedBy } from '../restrictions/life';
import { chooseTargets } from '../targets/choose';
import { targetSpecs } from '../targets/content';
import { choosableModes } from './possible';

/**
 * Chooses the modes of a modal spell or activated ability (601.2b, 700.2a); in printed order. A mode
 * without legal targets can't be chosen.
 * @throws Refusal where too few modes can be chosen.
 */
export function* announceModes(
  work: Work,
  player: PlayerId,
  scope: Scope,
  content: Content | null,
): Doing<readonly number[]> {
  if (content === null || !('modal' in content)) return [];
  const { legal, min, max: most } = choosableModes(work.view, scope, content);
  if (legal.length < min) {
    throw new Refusal([
      { code: 'noLegalTarget', subjects: [scope.source], cites: [cr('700.2a'), cr('601.2c')] },
    ]);
  }
  const max = Math.min(most, legal.length);
  if (min === legal.length) return tellModes(work, scope, legal);
  const answer = yield* ask(work, {
    kind: 'chooseMode',
    modal: content.modal,
    player,
    count: content.modal.modes.length,
    legal,
    min,
    max,
    cites: [cr('601.2b'), cr('700.2a')],
    about: scope.resolving ?? scope.source,
    draft: 'modes',
  });
  const modes = answer.kind === 'modes' ? [...answer.modes].sort((a, b) => a - b) : legal;
  return tellModes(work, scope, modes);
}

function tellModes(work: Work, scope: Scope, modes: readonly number[]): readonly number[] {
  const about = scope.resolving ?? scope.source;
  const detail = modes.map((m) => m + 1).join(', ');
  work.tell('modesChosen', [cr('601.2b'), cr('700.2a')], [about], detail);
  return modes;
}

/** Chooses X where it stands in a cost that will be paid (107.3a); undefined where it stands in none. */
export function* announceX(
  work: Work,
  player: PlayerId,
  scope: Scope,
  costs: readonly Cost[],
): Doing<number | undefined> {
  if (!costs.some(hasX)) return undefined;
  const about = scope.resolving ?? scope.source;
  // A loyalty cost of −X can't be more than there are counters (606.6).
  const most = costs.some(hasLoyaltySymbol)
    ? (work.view.object(scope.source)?.counters.loyalty ?? 0)
    : null;
  const answer = yield* ask(work, {
    kind: 'chooseNumber',
    player,
    min: 0,
    max: most,
    cites: [cr('601.2b'), cr('107.3a'), ...(most === null ? [] : [cr('606.6')])],
    about,
    draft: 'x',
  });
  const x = answer.kind === 'number' ? answer.number : 0;
  work.tell('xChosen', [cr('601.2b'), cr('107.3a')], [about], `${x}`);
  return x;
}

/**
 * Announces how symbols that can be paid in several ways will be paid (601.2b, 118.13a): Phyrexian ones, and
 * monocolored hybrid ones where `halves` says that it matters before paying. Other hybrid symbols are left
 * to the payment, which shows how they are paid.
 */
export function* announceSymbols(
  work: Work,
  player: PlayerId,
  about: ObjectId,
  components: readonly CostComponent[],
  halves: boolean,
  draft: boolean,
): Doing<readonly CostComponent[]> {
  const announced: CostComponent[] = [];
  const fixed = lifeFixedBy(work.state, player, 'lose') !== null;
  let life = fixed ? 0 : (work.state.players[player]?.life ?? 0);
  for (const component of components) {
    if (component.cost === null) {
      announced.push(component);
      continue;
    }
    const parts: CostPart[] = [];
    for (const part of component.cost) {
      if (part.pay !== 'mana') {
        parts.push(part);
        continue;
      }
      let mana = '';
      for (const symbol of parseManaCost(part.mana)) {
        const ways = waysToPay(symbol, halves, life);
        const way = yield* chooseWay(work, player, about, ways, draft);
        if (way === TWO_LIFE) {
          life -= 2;
          parts.push({ pay: 'life', amount: 2 });
        } else mana += way;
      }
      parts.push({ pay: 'mana', mana });
    }
    announced.push({ ...component, cost: parts });
  }
  return announced;
}

const TWO_LIFE = '2 life';

function waysToPay(symbol: ManaSymbol, halves: boolean, life: number): readonly string[] {
  if (symbol.symbol === 'phyrexian') {
    const mana = symbol.options.map((o) => `{${o}}`);
    return life >= 2 ? [...mana, TWO_LIFE] : mana;
  }
  const mono = symbol.symbol === 'hybrid' && symbol.options.some((o) => typeof o === 'number');
  return mono && halves ? symbol.options.map((o) => `{${o}}`) : [symbolText(symbol)];
}

function* chooseWay(
  work: Work,
  player: PlayerId,
  about: ObjectId,
  options: readonly string[],
  draft: boolean,
): Doing<string> {
  const [only = ''] = options;
  if (options.length === 1) return only;
  const answer = yield* ask(work, {
    kind: 'chooseOption',
    player,
    options,
    cites: draft ? [cr('601.2b'), cr('118.13a')] : [cr('118.13b')],
    about,
    ...(draft ? { draft: 'options' as const } : {}),
  });
  return (answer.kind === 'option' ? options[answer.option] : undefined) ?? only;
}

/**
 * Announces targets and divisions (601.2c, d) and puts them on the spell or ability; what triggers on
 * becoming a target triggers now.
 * @throws Refusal where a target is needed and there is none.
 */
export function* announceTargets(
  work: Work,
  player: PlayerId,
  scope: Scope,
  content: Content | null,
  modes: readonly number[],
): Doing<readonly (readonly ChosenTarget[])[]> {
  const specs = targetSpecs(content, modes);
  if (specs.length === 0) return [];
  const targets = yield* chooseTargets(work, player, scope, specs, true);
  const object = scope.resolving;
  if (object !== undefined) {
    work.one({ kind: 'targeted', object, targets }, cr('601.2c'));
    if (
      specs.some(
        (spec) => spec.divides !== undefined && amountOf(work.view, scope, spec.divides) > 0,
      )
    )
      work.tell('divided', [cr('601.2d')], [object]);
  }
  return targets;
}
