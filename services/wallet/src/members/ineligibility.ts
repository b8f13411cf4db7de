import { formatMoney, type Database } from '@facet/service-kit';

/** What the ledger and identity's events say of a member. */
export interface Standing {
  debt: bigint | null;
  disabled: boolean | null;
}

/** Why nobody may pay this member without looking, for operators; undefined: nothing stands against it. */
export function ineligibilityOf({ debt, disabled }: Standing): string | undefined {
  if (disabled) return 'The member is suspended.';
  return debt !== null && debt > 0n ? `The member owes ${formatMoney(debt)} R$.` : undefined;
}

export async function readIneligibility(database: Database, memberId: string): Promise<string | undefined> {
  const { rows } = await database.raw<{ rows: [Standing] }>(
    `select (select debt from wallets where member_id = :memberId) as debt, (select disabled from members where member_id = :memberId) as disabled`,
    { memberId },
  );
  return ineligibilityOf(rows[0]);
}
