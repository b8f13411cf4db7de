import { memberId } from './members.ts';

/**
 * The body of the n-th transfer of a run, under the key that the database is searched for afterwards: half of them
 * debits, one R$ each.
 */
export function transferBody(run: string, n: number, members: number): string {
  const member = memberId(1 + Math.floor(Math.random() * members));
  const kind = n % 2 === 0 ? '"direction":"credit","type":"game_win"' : '"direction":"debit","type":"bet"';
  return `{"transfers":[{"key":"${run}-${n}","memberId":"${member}",${kind},"account":"house","amount":"1.00","reason":"Bench: a round"}]}`;
}
