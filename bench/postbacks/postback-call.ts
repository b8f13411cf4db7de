import { createHash } from 'node:crypto';

export const WALL_SECRET = 'secret-of-the-bench';
const MEMBERS = 1_000;

/** The members that the bench pays, as identity would have told of them. */
export const memberIds: readonly string[] = Array.from(
  { length: MEMBERS },
  (_, index) => `00000000-0000-7000-8000-${(index + 1).toString(16).padStart(12, '0')}`,
);

/** A genuine postback of wall a (CPX Research): R$ 1.00 for one member. */
export function postbackTarget(transaction: string, number: number): string {
  const hash = createHash('md5').update(`${transaction}-${WALL_SECRET}`).digest('hex');
  const member = memberIds[number % MEMBERS];
  return `/api/postbacks/a?status=1&trans_id=${transaction}&user_id=${member}&amount_local=1.00&type=complete&hash=${hash}`;
}

/** Each fifth call repeats one that was sent shortly before: 20 % duplicates. Returns the number of the transaction. */
export function transactionNumber(call: number): number {
  return call % 5 === 4 ? call - 1 - (call % 3) : call;
}
