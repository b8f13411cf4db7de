import type { FakeMember, TestWallet } from './wallet.ts';

interface Lines {
  lines: number;
  /** They lie in the last so many. */
  days: number;
  /** Each so-many-th is a code; of the others each third is a bet. */
  codeEvery: number;
}

/** A member with many lines, written past the ledger. */
export async function fillLines(wallet: TestWallet, { lines, days, codeEvery }: Lines): Promise<FakeMember> {
  const member = await wallet.member();
  await wallet.service.kit.database.transaction(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    await transaction.raw(
      `insert into transfers (member_id, seq, id, debit_account, credit_account, amount, type, reason, caller, key, undo, balance_after, debt_after, created_at)
       select :member, n, overlay(gen_random_uuid()::text placing '7' from 15 for 1)::uuid,
         case when type = 'bet' then 'available' else 'wall:a' end, case when type = 'bet' then 'house' else 'available' end,
         100 + n % 7, type, case when type = 'promo' then 'Promo code FOUND' || n else 'CPX · Survey ' || n end,
         'earn', :member || n, false, n * 100, 0, now() - interval '1 day' * :days::float8 * (1 - n::float8 / :lines)
       from (select n, case when n % :codeEvery = 5 then 'promo' when n % 3 = 0 then 'bet' else 'wall_credit' end as type
         from generate_series(1, :lines::bigint) as n) as line`,
      { member: member.id, lines, days, codeEvery },
    );
    await transaction.raw(
      `insert into wallets (member_id, available, debt, total_earned, last_seq) values (:member, :earned, 0, :earned, :lines)
       on conflict (member_id) do update set available = excluded.available, last_seq = excluded.last_seq`,
      { member: member.id, earned: lines * 100, lines },
    );
  });
  return member;
}
