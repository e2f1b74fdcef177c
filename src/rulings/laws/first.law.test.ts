import { it } from 'vitest';
import { DECISIONS, walkMany } from './many';

it('The laws hold under a random player on random boards, seeds from 1', () => {
  walkMany(Number(process.env.LAW_SEED ?? 1), DECISIONS);
}, 1_800_000);
