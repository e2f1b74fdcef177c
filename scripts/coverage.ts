/**
 * `npm run coverage -- FILE [--json] [--unread N] [--rulings FILE] [--ledger FILE] [--trips N]`: how many cards of a data file, and
 * lines of them, the grammar reads; with `--trips`, how many of the complete ones are written again as they are printed. Cards: Scryfall's bulk data, MTGJSON or JSON lines; gzipped too.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cardsOf } from '../src/oracle/coverage/cards';
import { ledgerOf } from '../src/oracle/coverage/ledger';
import { measure } from '../src/oracle/coverage/measure';
import { reportOf, rulingsOf, summaryOf } from '../src/oracle/coverage/report';
import { Trips } from '../src/oracle/coverage/trips';
import { textOf } from './published';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    unread: { type: 'string', default: '30' },
    rulings: { type: 'string' },
    ledger: { type: 'string' },
    trips: { type: 'string' },
  },
});

const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function run(file: string): void {
  const trips = new Trips();
  const measured = measure(cardsOf(textOf(file)), {
    families: Number(values.unread),
    clock,
    ...(values.trips === undefined ? {} : { look: trips.add }),
    ...(values.rulings === undefined ? {} : { rulings: rulingsOf(textOf(values.rulings)) }),
  });
  if (values.ledger !== undefined) writeFileSync(values.ledger, ledgerOf(measured.verdicts));
  console.log(values.json === true ? JSON.stringify(summaryOf(measured)) : reportOf(measured));
  if (values.trips !== undefined) console.log(trips.report(Number(values.trips)));
  if (measured.breaches.length > 0) process.exitCode = 1;
}

const [file] = positionals;
if (file === undefined) {
  console.error('Say which file of cards: npm run coverage -- FILE');
  process.exitCode = 2;
} else
  try {
    run(file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
