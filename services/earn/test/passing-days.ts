import { aClaim, providerCall } from './provider-calls.ts';
import type { Earn } from './start-earn.ts';

/** Earns by wall b, and waits until the wallet has it. */
export async function earnedAtWall(earn: Earn, member: string, amount: string): Promise<string> {
  const claimed = aClaim({ member, amount });
  await earn.send(providerCall('b', claimed));
  await earn.settled();
  return claimed.transaction;
}

/** As if the member's claims and earnings had been some days earlier. */
export async function letDaysPass(earn: Earn, member: string, days: number): Promise<void> {
  await earn.settled();
  const { database } = earn;
  earn.wallet.forgetKeys(member);
  await database.raw('update daily_claims set day = day - ?::int where member_id = ?', [days, member]);
  await database('earnings')
    .where({ member_id: member })
    .update({ sent_at: database.raw(`sent_at - ? * interval '1 day'`, [days]), key: database.raw(`key || '-' || gen_random_uuid()`) });
}
