import type { Database, Transaction } from '@facet/service-kit';

/** A row of `members`. */
export interface Member {
  member_id: string;
  username: string;
  named_at: Date;
  registered_at: Date | null;
  referrer_id: string | null;
  /** Chosen by the member; others see a shortened name. */
  shows_full_name: boolean;
}

/** Undefined until identity's event about them has come. */
export async function findMember(database: Database | Transaction, memberId: string): Promise<Member | undefined> {
  return (await database<Member>('members').where({ member_id: memberId }).first()) as Member | undefined;
}
