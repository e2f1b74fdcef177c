import { defineConfig } from 'vitest/config';

const laws = 'src/**/*.law.test.ts';
const rulings = 'src/rulings/**';

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['src/store/playing.setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [laws, rulings],
          testTimeout: 20_000,
          // Tests share no state; loading every module once a file would take most of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rulings',
          include: [`${rulings}/*.test.ts`],
          exclude: [laws],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'laws', include: [laws], testTimeout: 300_000, hookTimeout: 60_000 },
      },
    ],
  },
});
