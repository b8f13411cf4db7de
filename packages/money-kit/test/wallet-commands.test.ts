import { expect, test } from 'vitest';
import { requireBooked, walletResultOf } from '../src/index.ts';

const booked = { results: [{ status: 'ok', balanceAfter: '12.00' }] };

test.each([
  ['an event', { destination: 'wallet', path: '/internal/events' }],
  ['a message to somebody else', { destination: 'social', path: '/internal/events' }],
])('%s moves no money: its answer, empty or not, is none of the wallet’s results', (_, message) => {
  expect(walletResultOf(message, null)).toBeUndefined();
  expect(() => requireBooked(message, null)).not.toThrow();
});

test.each(['/internal/transfers', '/internal/transfers/reverse'])('%s is done only when the wallet says that it is booked', (path) => {
  const message = { destination: 'wallet', path };
  expect(() => requireBooked(message, booked)).not.toThrow();
  expect(() => requireBooked(message, null)).toThrow('the wallet did not book it: unknown');
});
