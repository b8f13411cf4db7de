import { defineConfig } from 'vitest/config';

/** The tests of the pure rules of money, which need nothing but themselves. */
export default defineConfig({
  test: {
    include: [
      'packages/money-kit/test/wallet-result.test.ts',
      'packages/service-kit/test/money.test.ts',
      'services/*/test/rules.test.ts',
      'services/wallet/test/proof/merkle-tree.test.ts',
    ],
    isolate: false,
    testTimeout: 120_000,
    setupFiles: ['packages/tooling/src/vitest/property-seed.ts'],
  },
});
