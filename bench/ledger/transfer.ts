import { memberId } from './members.ts';

/** The n-th transfer of a run: half of them debits, one R$ each. `key` is what the database is searched for afterwards. */
export function makeTransfer(run: string, n: number, members: number): { key: string; body: object } {
  const member = memberId(1 + Math.floor(Math.random() * members));
  const key = `${run}-${n}`;
  const common = { key, memberId: member, account: 'house', amount: '1.00', reason: 'Bench: a round' };
  return { key, body: n % 2 === 0 ? { ...common, direction: 'credit', type: 'game_win' } : { ...common, direction: 'debit', type: 'bet' } };
}
