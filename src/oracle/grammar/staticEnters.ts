import type { Amount, Predicate, Replacement } from '../../rules/authoring/language';
import { exceptionsFor } from './exceptions';
import { filterOf } from './numbers';
import type { Noun } from './slot';
import { type Effects, enters, says } from './staticKit';

const KICKED: Amount = { amount: 'timesKicked' };
const SPENT: Amount = { amount: 'manaSpent' };

/** How others than the object itself enter (614.12). */
const entersAs = (where: readonly Predicate[], ...instead: readonly Replacement[]): Effects => [
  {
    effect: 'replacement',
    event: { event: 'moved', object: where, to: 'battlefield' },
    with: instead,
  },
];

const times = (count: Amount, each: Amount): Amount | undefined =>
  typeof count !== 'number'
    ? undefined
    : count === 1
      ? each
      : { amount: 'times', factor: count, of: each };

const withCounters = (counter: string, count: Amount | undefined): Effects | undefined =>
  count === undefined ? undefined : enters({ replace: 'entersWithCounters', counter, count });

/** What somebody may copy as it enters: "a" creature of somebody, or "any" on the battlefield. */
const isOnField = ({ where }: Noun): boolean => where.some(({ is }) => is === 'controlledBy');

/** Whether it enters tapped besides. */
const TAPPED = [
  ['', {}],
  ['tapped ', { tapped: true }],
] as const;
const COPIED = ['any {one:noun} on the battlefield', '{one:one}'] as const;

/** How objects enter the battlefield (614.1c, 614.12). */
export const ENTER_SENTENCES = [
  says('@ enters tapped', () => enters({ replace: 'entersTapped' })),
  says('@ enters tapped unless {condition:condition}', ({ condition }) =>
    enters({ replace: 'entersTapped' }).map((effect) => ({
      ...effect,
      when: { if: 'not', not: condition },
    })),
  ),
  says("as @ enters , you may pay {life:life} . if you don't , it enters tapped", ({ life }) =>
    enters({
      replace: 'payAsEnters',
      cost: [{ pay: 'life', amount: life }],
      unpaid: [{ replace: 'entersTapped' }],
    }),
  ),
  says('@ enters with {counters:counters} on it', ({ counters }) =>
    enters({ replace: 'entersWithCounters', ...counters }),
  ),
  says('@ enters with {counters:counters} on it and with {abilities:abilities}', (slots) =>
    enters(
      { replace: 'entersWithCounters', ...slots.counters },
      { replace: 'entersWithAbilities', abilities: slots.abilities },
    ),
  ),
  says('@ enters tapped with {counters:counters} on it', ({ counters }) =>
    enters({ replace: 'entersTapped' }, { replace: 'entersWithCounters', ...counters }),
  ),
  says('@ enters with {counters:counters} on it for each time it was kicked', ({ counters }) =>
    withCounters(counters.counter, times(counters.count, KICKED)),
  ),
  says('@ enters with {counters:counters} on it for each mana spent to cast it', ({ counters }) =>
    withCounters(counters.counter, times(counters.count, SPENT)),
  ),
  says('@ enters with {counters:counters} on it {each:forEach}', ({ counters, each }) =>
    JSON.stringify(each) === JSON.stringify(KICKED)
      ? undefined
      : withCounters(counters.counter, times(counters.count, each)),
  ),
  says(
    '@ enters with a number of {counter:counter} counters on it equal to {count:amount}',
    ({ counter, count }) => withCounters(counter, count),
  ),
  says('@ enters with x {counter:counter} counters on it , where x is {count:amount}', (slots) =>
    withCounters(slots.counter, slots.count),
  ),
  says('each {one:noun} enters with (an additional|a) {counter:counter} counter on it', (slots) =>
    slots.one.zones === undefined
      ? entersAs(slots.one.where, {
          replace: 'entersWithCounters',
          counter: slots.counter,
          count: 1,
        })
      : undefined,
  ),
  says('{many:many} enter with an additional {counter:counter} counter on them', (slots) =>
    slots.many.zones === undefined
      ? entersAs(slots.many.where, {
          replace: 'entersWithCounters',
          counter: slots.counter,
          count: 1,
        })
      : undefined,
  ),
  says('{many:many} enter tapped', ({ many }) => entersAs(many.where, { replace: 'entersTapped' })),
  says('{many:many} enter as a copy of @', ({ many }) =>
    entersAs(many.where, {
      replace: 'entersAsCopy',
      of: { where: [{ is: 'object', object: { ref: 'this' } }] },
      optional: false,
    }),
  ),
  says("if {one:one} would enter and it wasn't cast , exile it instead", ({ one }) =>
    entersAs(one.where, { replace: 'moveTo', zone: 'exile' }).map((effect) => ({
      ...effect,
      when: { if: 'not', not: { if: 'wasCast', object: { ref: 'event' } } },
    })),
  ),
  says('as @ enters , choose a color', () =>
    enters({ replace: 'chooseAsEnters', choose: 'color' }),
  ),
  says('as @ enters , choose a color other than {color:color}', ({ color }) =>
    enters({ replace: 'chooseAsEnters', choose: 'color', except: [color] }),
  ),
  says('as @ enters , choose a creature type', () =>
    enters({ replace: 'chooseAsEnters', choose: 'creatureType' }),
  ),
  says('as @ enters , choose a player', () =>
    enters({ replace: 'chooseAsEnters', choose: 'player' }),
  ),
  ...TAPPED.flatMap(([words, tapped]) =>
    COPIED.flatMap((what) => [
      says(`you may have @ enter ${words}as a copy of ${what}`, ({ one }) =>
        what.startsWith('any') || isOnField(one)
          ? enters({ replace: 'entersAsCopy', of: filterOf(one), optional: true, ...tapped })
          : undefined,
      ),
      says(
        `you may have @ enter ${words}as a copy of ${what} , except {except:exceptions}`,
        ({ one, except }) => {
          const known = exceptionsFor(undefined, except);
          return known !== undefined && (what.startsWith('any') || isOnField(one))
            ? enters({
                replace: 'entersAsCopy',
                of: filterOf(one),
                optional: true,
                ...tapped,
                except: known,
              })
            : undefined;
        },
      ),
    ]),
  ),
];
