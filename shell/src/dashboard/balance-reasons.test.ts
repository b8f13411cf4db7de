import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Transaction } from '@facet/remote-kit';
import { balanceReasons } from './balance-reasons.ts';
import { sumOf, toDecimal } from './decimal.ts';

const categories = ['earn', 'withdrawal', 'game_win', 'game', 'event_prize', 'promo', 'adjustment', 'welcome', 'other'] as const;
const change = fc.record({ category: fc.constantFrom(...categories), hundredths: fc.bigInt({ min: -100_000n, max: 100_000n }) });

/** Newest first, each with the balance after it, on top of `before`. */
function toStatement(changes: { category: Transaction['category']; hundredths: bigint }[], before: bigint): Transaction[] {
  let balance = before;
  const oldestFirst = changes.map(({ category, hundredths }, index) => {
    balance += hundredths;
    const [amount, balanceAfter] = [toDecimal(hundredths), toDecimal(balance)];
    return { id: String(index), type: 'x', category, description: '', amount, balanceAfter, createdAt: '2026-11-21T10:00:00.000Z' };
  });
  return oldestFirst.toReversed();
}

const plain = (shown: unknown): string => String(shown).replaceAll(',', '').replace('−', '-').replace('+', '');

test('the reasons add up to the balance, whatever moved, is reserved or lies before the statement', () => {
  const statement = fc.record({
    changes: fc.array(change, { minLength: 1 }),
    before: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    reserved: fc.bigInt({ min: 0n, max: 10n ** 6n }),
  });
  fc.assert(
    fc.property(statement, ({ changes, before, reserved }) => {
      const transactions = toStatement(changes, before);
      const { lines, total } = balanceReasons({ transactions, isWhole: before === 0n }, toDecimal(reserved));
      expect(plain(total?.value)).toBe(transactions[0]?.balanceAfter);
      expect(sumOf(lines.map(({ value }) => plain(value)))).toBe(sumOf([plain(total?.value)]));
    }),
  );
});

test('what an open withdrawal holds is told apart from what was paid', () => {
  const transactions = toStatement(
    [
      { category: 'earn', hundredths: 50_000n },
      { category: 'withdrawal', hundredths: -30_000n },
    ],
    0n,
  );
  const { lines } = balanceReasons({ transactions, isWhole: true }, '100.00');
  expect(lines).toEqual([
    { label: 'Earned', value: '+500.00', gain: true },
    { label: 'Withdrawn', value: '−200.00', gain: false },
    { label: 'Held for a withdrawal', value: '−100.00', gain: false },
  ]);
});

test('nothing moved yet', () => {
  expect(balanceReasons({ transactions: [], isWhole: true }, '0.00')).toEqual({
    lines: [],
    total: { label: 'Current Balance', value: '0.00' },
  });
});
