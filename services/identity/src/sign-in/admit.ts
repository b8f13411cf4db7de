import type { Hundredths, Outbox, Transaction } from '@facet/service-kit';
import { keepMemberCurrent, registerMember, takeUsername, type Member } from '../members/index.ts';
import type { Applicant } from './find-applicant.ts';

/** The applicant's membership: registered now, or brought up to date with what the platform says of them. */
export async function admit(
  transaction: Transaction,
  outbox: Outbox,
  applicant: Applicant,
  registration: { referrerUsername: string | undefined; welcomeBonusHundredths: Hundredths },
): Promise<Member> {
  const { platformUserId, username, profilePicture, displaced } = applicant;
  await takeUsername(transaction, outbox, username, platformUserId);
  const { member, isNew } = await registerMember(transaction, outbox, {
    platformUserId,
    username,
    profilePicture: profilePicture ?? null,
    ...registration,
  });
  const current = isNew ? member : await keepMemberCurrent(transaction, outbox, member, { username, profilePicture });
  if (displaced?.newName !== undefined) await giveNewName(transaction, outbox, displaced.member, displaced.newName);
  return current;
}

async function giveNewName(transaction: Transaction, outbox: Outbox, member: Member, newName: string): Promise<void> {
  await takeUsername(transaction, outbox, newName, member.platformUserId);
  await keepMemberCurrent(transaction, outbox, await member.$query(transaction), { username: newName, profilePicture: undefined });
}
