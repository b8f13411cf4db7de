import { uuidv7, type Hundredths, type Outbox, type Transaction } from '@facet/service-kit';
import { adminRoleOf } from './admin-roles.ts';
import { findMemberByUsername } from './find-member.ts';
import { publishRegistered } from './member-events.ts';
import { Member } from './member.ts';
import { creditWelcomeBonus } from './welcome-bonus.ts';

export interface Registration {
  platformUserId: string;
  username: string;
  profilePicture: string | null;
  /**
   * Whose link brought the visitor; ignored when no member is called so. Nobody refers themselves: they are no member
   * yet.
   */
  referrerUsername: string | undefined;
  welcomeBonusHundredths: Hundredths;
}

/** The member of this platform user: a new one, or the one who is there already. */
export async function registerMember(
  transaction: Transaction,
  outbox: Outbox,
  registration: Registration,
): Promise<{ member: Member; isNew: boolean }> {
  const referrer = await findReferrer(transaction, registration);
  const member = await insertMember(transaction, registration, referrer);
  if (!member) {
    const known = await Member.query(transaction).findOne({ platform_user_id: registration.platformUserId }).throwIfNotFound();
    return { member: known, isNew: false };
  }
  await publishRegistered(outbox, transaction, member, referrer);
  if (registration.welcomeBonusHundredths > 0n)
    await creditWelcomeBonus(outbox, transaction, member.id, registration.welcomeBonusHundredths);
  return { member, isNew: true };
}

/** The database decides who was first; the second waits for the first one's commit. */
async function insertMember(
  transaction: Transaction,
  { platformUserId, username, profilePicture }: Registration,
  referrer: Member | undefined,
): Promise<Member | undefined> {
  const adminRole = await adminRoleOf(transaction, platformUserId);
  const fields = { id: uuidv7(), platformUserId, username, profilePicture, adminRole, referrerId: referrer?.id ?? null };
  return Member.insertNew(transaction, fields, 'platform_user_id');
}

async function findReferrer(transaction: Transaction, { referrerUsername }: Registration): Promise<Member | undefined> {
  return referrerUsername === undefined ? undefined : findMemberByUsername(transaction, referrerUsername);
}
