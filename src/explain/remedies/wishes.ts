import {
  activatedAbilities,
  type CardId,
  type Check,
  type Edit,
  type Finding,
  type Game,
  type ObjectId,
  type PlayerId,
} from '../../rules';
import { manaInWords } from '../words/mana';
import { listed, possessive } from '../words/sentences';
import { somethingThere } from './samples';
import type { Wish, Wishing } from './wish';

/** What would let what was found failing pass, as far as it can be set by hand. Tried out before it is offered. */
export function wishesFor(at: Wishing, finding: Finding): readonly Wish[] {
  if (finding.holds) return [];
  if (finding.parts !== undefined) return finding.parts.flatMap((part) => wishesFor(at, part));
  return finding.checks.flatMap((check) => wishesOf(at, check));
}

function wishesOf(at: Wishing, check: Check): readonly Wish[] {
  const { game, player, names } = at;
  const who = names.player(player);
  const [first, other] = check.subjects;
  const it = typeof first === 'number' ? first : undefined;
  const set = (
    words: (name: string) => string,
    change: Extract<Edit, { edit: 'setObject' }>['set'],
  ) => onObject(at, it, words, (card) => ({ edit: 'setObject', card, set: change }));
  switch (check.code) {
    case 'notYourTurn':
    case 'notMainPhase':
      return [mainPhase(at)];
    case 'stackNotEmpty':
      return [emptyStack(at)];
    case 'attackTiming':
    case 'blockTiming':
      return at.combat === null ? [] : combatOf(at);
    case 'notInZone':
      return onObject(
        at,
        it,
        (name) => `put ${name} into ${possessive(who)} hand`,
        (card) => ({ edit: 'move', card, zone: 'hand' }),
      );
    case 'landsPlayed': {
      const played = game.state.players[player]?.landsPlayed ?? 0;
      const edit: Edit = {
        edit: 'setPlayer',
        player,
        set: { landsPlayed: Math.max(0, played - 1) },
      };
      return [{ words: 'count one land fewer as played this turn', edits: [edit] }];
    }
    case 'alreadyTapped':
      return set((name) => `untap ${name}`, { tapped: false });
    case 'notTapped':
      return set((name) => `tap ${name}`, { tapped: true });
    case 'summoningSick':
      return set((name) => `let ${name} have been there since the turn began`, { sick: false });
    case 'cantPayMana':
      return manaFor(at, check);
    case 'cantPay':
      return [...partOf(at, check, it), ...somethingThere(at)];
    case 'noLegalTarget':
      return somethingThere(at);
    case 'cantAttack':
    case 'cantBlock':
    case 'forbidden':
    case 'cantBeBlocked':
      return typeof other === 'number' && check.code !== 'cantBeBlocked'
        ? onObject(
            at,
            other,
            (name) => `take ${name} away`,
            (card) => ({ edit: 'remove', card }),
          )
        : [];
    default:
      return [];
  }
}

function onObject(
  { game, names, object: self }: Wishing,
  id: ObjectId | undefined,
  words: (name: string) => string,
  edit: (card: CardId) => Edit,
): readonly Wish[] {
  const object = id === undefined ? undefined : game.state.objects.get(id);
  if (object === undefined) return [];
  return [
    {
      words: words(object.id === self ? 'it' : names.object(object.id)),
      edits: [edit(object.card)],
    },
  ];
}

const mainPhase = ({ player, names }: Wishing): Wish => ({
  words: `go to ${possessive(names.player(player))} main phase`,
  edits: [{ edit: 'step', step: 'main1', active: player }],
});

function emptyStack({ game: { state }, names }: Wishing): Wish {
  const few = state.stack.length <= 3;
  const what = few ? listed(state.stack.map((id) => names.object(id))) : 'everything';
  return {
    words: `take ${what} off the stack`,
    edits: state.stack.flatMap((id): readonly Edit[] => {
      const card = state.objects.get(id)?.card;
      return card === undefined ? [] : [{ edit: 'remove', card }];
    }),
  };
}

/** To the beginning of combat, in the turn of who attacks; from there to the declaration it is played. */
function combatOf({ game, player, names, combat }: Wishing): readonly Wish[] {
  const attackers =
    combat === 'attack'
      ? [player]
      : game.state.players.filter((p) => p.id !== player && !p.lost).map((p) => p.id);
  return attackers.map((active) => ({
    words: `go to combat in ${possessive(names.player(active))} turn`,
    edits: [{ edit: 'step', step: 'beginCombat', active }],
  }));
}

/** The mana that is lacking; or what makes mana and is tapped, untapped. */
function manaFor(at: Wishing, { fix }: Check): readonly Wish[] {
  const { game, player } = at;
  const sources = tappedSources(game, player);
  const mana = anyPaying(fix?.kind === 'mana' ? fix.detail : '');
  return [
    ...(sources.length === 0 ? [] : [untapping(at, sources)]),
    ...(mana === ''
      ? []
      : [
          {
            words: `add ${mana} (${manaInWords(mana)})`,
            edits: [{ edit: 'addMana', player, mana } as const],
          },
        ]),
  ];
}

function untapping({ game: { state }, names }: Wishing, sources: readonly ObjectId[]): Wish {
  const name = (edit: Edit): string => {
    const id = 'card' in edit ? state.cards.get(edit.card) : undefined;
    return id === undefined ? 'it' : names.object(id);
  };
  const some = (edits: readonly Edit[]) => `untap ${listed(edits.map(name))}`;
  const edits = sources.flatMap((id): readonly Edit[] => {
    const card = state.objects.get(id)?.card;
    return card === undefined ? [] : [{ edit: 'setObject', card, set: { tapped: false } }];
  });
  return { words: some(edits), edits, some };
}

/** More than these are not untapped together. */
const MOST_SOURCES = 8;

/** What is tapped and would make mana if it were not. */
function tappedSources({ state }: Game, player: PlayerId): readonly ObjectId[] {
  return state.battlefield
    .list()
    .filter((id) => {
      const object = state.objects.get(id);
      return (
        object?.controller === player &&
        object.tapped &&
        activatedAbilities(state, id).some(({ isMana, tapsThis }) => isMana && tapsThis)
      );
    })
    .slice(0, MOST_SOURCES);
}

/** Mana that pays these symbols: for generic ones colourless, of a hybrid symbol the first half. */
function anyPaying(symbols: string): string {
  return (symbols.match(/\{[^}]+\}/g) ?? [])
    .flatMap((symbol): readonly string[] => {
      const inner = symbol.slice(1, -1);
      if (/^\d+$/.test(inner)) return Array.from({ length: Number(inner) }, () => '{C}');
      const type = inner.split('/').find((half) => /^[WUBRGC]$/.test(half));
      return [type === undefined ? '{C}' : `{${type}}`];
    })
    .join('');
}

/** A part of a cost other than mana: life, or counters. */
function partOf(at: Wishing, check: Check, it: ObjectId | undefined): readonly Wish[] {
  const { player, names, game } = at;
  const due = Number(check.detail ?? '');
  if (check.cites.includes('119.4') && due > 0) {
    const words = `set ${possessive(names.player(player))} life to ${due}`;
    return [{ words, edits: [{ edit: 'setPlayer', player, set: { life: due } }] }];
  }
  const counters = it === undefined ? undefined : game.state.objects.get(it)?.counters;
  if (counters === undefined) return [];
  const kind = check.cites.includes('606.6') ? 'loyalty' : check.detail;
  if (kind === undefined || (kind !== 'loyalty' && !check.cites.includes('122.1'))) return [];
  const count = kind === 'loyalty' ? due : (counters[kind] ?? 0) + 1;
  return onObject(
    at,
    it,
    (name) => `set ${name} to ${count} ${kind} ${count === 1 ? 'counter' : 'counters'}`,
    (card) => ({ edit: 'setObject', card, set: { counters: { ...counters, [kind]: count } } }),
  );
}
