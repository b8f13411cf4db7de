import type { Database, Transaction } from '@facet/service-kit';
import { Member } from './member.ts';

export async function findMember(from: Database | Transaction, id: string): Promise<Member | undefined> {
  return Member.query(from).findById(id);
}

export async function findMemberByPlatformUserId(from: Database | Transaction, platformUserId: string): Promise<Member | undefined> {
  return Member.query(from).findOne({ platform_user_id: platformUserId });
}

/** Compared without case. */
export async function findMemberByUsername(from: Database | Transaction, username: string): Promise<Member | undefined> {
  return Member.query(from).whereRaw('lower(username) = lower(?)', [username]).first();
}
