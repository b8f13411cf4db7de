import type { PlantedBug } from './planted-bug.ts';

const walletCalls = 'packages/money-kit/src/wallet';

/** Of how services call the wallet. */
export const walletCallsBugs: readonly PlantedBug[] = [
  {
    name: 'what is below a whole R$ is not moved',
    file: `${walletCalls}/transfer.ts`,
    find: 'amount: formatMoney(amountHundredths) }',
    replace: 'amount: formatMoney((amountHundredths / 100n) * 100n) }',
    scenarios: ['wall-credit'],
  },
  {
    name: 'a reversal is sent as a void',
    file: `${walletCalls}/wallet-commands.ts`,
    find: `'/internal/transfers/reverse'`,
    replace: `'/internal/transfers/void'`,
    scenarios: ['wall-reversal'],
  },
  {
    name: 'a call that nobody answered counts as made',
    file: `${walletCalls}/wallet-client.ts`,
    find: `return { status: 'unknown', why: error instanceof Error`,
    replace: `return { status: 'ok', balanceAfter: null, why: error instanceof Error`,
    scenarios: ['bombs-start', 'giveaway-join'],
  },
  {
    name: 'an error of the wallet counts as made',
    file: `${walletCalls}/wallet-client.ts`,
    find: 'return response.ok ? readResult(data) :',
    replace: `return response.ok || response.status >= 500 ? readResult(data ?? { status: 'ok' }) :`,
    scenarios: ['bombs-start', 'giveaway-join'],
  },
  {
    name: 'who has too little is given it all the same',
    file: `${walletCalls}/wallet-result.ts`,
    find: 'const { status, balanceAfter = null } = outcome;',
    replace: `const { balanceAfter = null } = outcome; const status = outcome.status === 'insufficient' ? 'ok' : outcome.status;`,
    scenarios: ['bet-too-much'],
  },
];
