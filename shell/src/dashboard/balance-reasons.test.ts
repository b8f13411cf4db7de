import { sumOf, toDecimal } from '@facet/ui';
import { someFigures } from '@facet/remote-kit/fakes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceReasons } from './balance-reasons.tsx';

const parts = ['earned', 'welcome', 'gameWins', 'bets', 'eventEntries', 'adjustments', 'withdrawn', 'other'] as const;
const plain = (shown: unknown): string => String(shown).replaceAll(',', '').replace('−', '-').replace('+', '');

test('the reasons add up to the balance, whatever moved or is reserved', () => {
  const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const balance = fc.record(Object.fromEntries(parts.map((part) => [part, whole])) as Record<(typeof parts)[number], typeof whole>);
  fc.assert(
    fc.property(balance, fc.bigInt({ min: 0n, max: 10n ** 8n }), (amounts, reserved) => {
      const { lines, total } = balanceReasons(someFigures({ balance: amounts }).balance, toDecimal(reserved));
      expect(sumOf(lines.map(({ value }) => plain(value)))).toBe(sumOf([plain(total?.value)]));
    }),
  );
});

test('nothing moved yet', () => {
  expect(balanceReasons(someFigures().balance, '0.00')).toEqual({ lines: [], total: { label: 'Current Balance', value: '0.00' } });
});
