import { defineConfig } from 'vitest/config';

const laws = 'src/**/*.law.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [laws],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'laws', include: [laws], testTimeout: 300_000, hookTimeout: 60_000 },
      },
    ],
  },
});
