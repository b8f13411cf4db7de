import { expect, test } from 'vitest';
import { someRound, someTransaction } from '../standalone/fake-statement.ts';
import { foldRounds, sumLines, type Entry } from '../src/statement/fold-rounds.ts';

const whole = { above: true, below: true };
const crash = someTransaction({
  id: 'crash',
  source: 'games',
  reference: 'bet:c1',
  amount: '-5.00',
  line: { kind: 'crash.bet', values: {}, text: 'Crash' },
});
const brief = (entries: Entry[]) =>
  entries.map((entry) =>
    'rounds' in entry ? `${entry.game} ${entry.rounds.map(({ id }) => id).join(' ')}${entry.isPart ? ' …' : ''}` : entry.id,
  );

test('rounds of one game in a row are one entry; another game or any other line ends it', () => {
  const lines = [
    ...someRound('b3', '12:03', '13.60'),
    ...someRound('b2', '12:02'),
    crash,
    someTransaction({ id: 'paid' }),
    ...someRound('b1', '12:01'),
  ];
  expect(brief(foldRounds(lines, whole))).toEqual(['bombs b3 b2', 'crash c1', 'paid', 'bombs b1']);
});

test('a run at the border of what is loaded is a part', () => {
  const lines = [...someRound('b2', '12:02'), crash, ...someRound('b1', '12:01')];
  expect(brief(foldRounds(lines, { above: false, below: true }))).toEqual(['bombs b2 …', 'crash c1', 'bombs b1']);
  expect(brief(foldRounds(lines, { above: true, below: false }))).toEqual(['bombs b2', 'crash c1', 'bombs b1 …']);
});

test('a stake that came back is of its round', () => {
  const [bet] = someRound('b1', '12:01');
  const lines = [{ ...crash, ...bet, id: 'returned', amount: '10.00', undo: true }, ...someRound('b1', '12:01')];
  expect(brief(foldRounds(lines, whole))).toEqual(['bombs b1']);
  expect(sumLines(lines)).toEqual({ bet: 1_000n, back: 1_000n });
});

test('what an operator wrote, a game of tomorrow and a key of another form stay lines', () => {
  const [bet] = someRound('b1', '12:01');
  const others = [
    { ...crash, ...bet, source: 'admin', id: 'admin' },
    { ...crash, id: 'tomorrow', line: { kind: 'plinko.bet', values: {}, text: 'Plinko' } },
    { ...crash, id: 'prototype', line: { kind: 'constructor.bet', values: {}, text: 'x' } },
    { ...crash, id: 'key', reference: 'stake-7' },
  ];
  expect(brief(foldRounds(others, whole))).toEqual(['admin', 'tomorrow', 'prototype', 'key']);
});
