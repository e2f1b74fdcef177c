import { it } from 'vitest';
import { DECISIONS, walkMany } from './many';

it('The laws hold under a random player on random boards, seeds from 100,001', () => {
  walkMany(100_001, DECISIONS);
}, 1_800_000);
