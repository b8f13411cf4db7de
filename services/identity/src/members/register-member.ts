import { uuidv7, type Hundredths, type Outbox, type Transaction } from '@facet/service-kit';
import { findMemberByUsername } from './find-member.ts';
import { publishRegistered } from './member-events.ts';
import { Member } from './member.ts';
import { creditWelcomeBonus } from './welcome-bonus.ts';

export interface Registration {
  platformUserId: string;
  username: string;
  profilePicture: string | null;
  /** Whose link brought the visitor; ignored when nobody, or he himself, is called so. */
  referrerUsername: string | undefined;
  welcomeBonusHundredths: Hundredths;
}

/** The member of this platform user: a new one, or the one that another request has just made. */
export async function registerMember(transaction: Transaction, outbox: Outbox, registration: Registration): Promise<Member> {
  const { platformUserId, username, profilePicture } = registration;
  const referrer = await findReferrer(transaction, registration);
  const [member] = await Member.query(transaction)
    .insert({ id: uuidv7(), platformUserId, username, profilePicture, referrerId: referrer?.id ?? null })
    .onConflict('platform_user_id')
    .ignore()
    .returning('*')
    .castTo<Member[]>();
  if (!member) return Member.query(transaction).findOne({ platformUserId }).throwIfNotFound();
  await publishRegistered(outbox, transaction, member, referrer?.username ?? null);
  if (registration.welcomeBonusHundredths > 0n)
    await creditWelcomeBonus(outbox, transaction, member.id, registration.welcomeBonusHundredths);
  return member;
}

async function findReferrer(transaction: Transaction, registration: Registration): Promise<Member | undefined> {
  const { referrerUsername, username } = registration;
  if (referrerUsername === undefined || referrerUsername.toLowerCase() === username.toLowerCase()) return undefined;
  return findMemberByUsername(transaction, referrerUsername);
}
