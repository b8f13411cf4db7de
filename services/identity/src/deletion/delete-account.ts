import { databaseTime, type Outbox, type Transaction } from '@facet/service-kit';
import { forgetCasesOf } from '../cases/index.ts';
import { forgetDevices, forgetProofs, isFreshlyProven, listDevices, lockDevices } from '../devices/index.ts';
import { forgetNotesOf } from '../member-notes/index.ts';
import { Member, publishDeleted, renameMember } from '../members/index.ts';
import { endAllSessions, forgetVisits } from '../sessions/index.ts';
import { deletionErrors } from './deletion-errors.ts';

/**
 * Deletes what is told of a member: name, picture, devices, where they signed in, what they wrote. The row stays for
 * the books under a name that says nothing; the other services forget their parts by the event. No money moves. Throws
 * fresh_proof_needed, operators_account (403).
 */
export async function deleteAccount(
  transaction: Transaction,
  outbox: Outbox,
  { memberId, deviceHash }: { memberId: string; deviceHash: string },
): Promise<void> {
  const { platformUserId } = await Member.query(transaction).findById(memberId).throwIfNotFound();
  await lockDevices(transaction, platformUserId);
  if (!(await isFreshlyProven(transaction, platformUserId, deviceHash)))
    throw deletionErrors('fresh_proof_needed', 'First show that the account is yours.');
  const member = await Member.query(transaction).findById(memberId).forUpdate().throwIfNotFound();
  if (member.adminRole !== null)
    throw deletionErrors('operators_account', 'An operator’s account cannot be deleted. An owner can end your role first.');
  await renameMember(transaction, outbox, member, namelessName(memberId));
  await member.$query(transaction).patch({ profilePicture: null, deletedAt: databaseTime });
  await forgetCasesOf(transaction, memberId);
  await forgetNotesOf(transaction, memberId);
  await forgetProofs(transaction, platformUserId);
  const devices = await listDevices(transaction, platformUserId);
  await forgetDevices(
    transaction,
    platformUserId,
    devices.map((device) => device.deviceHash),
  );
  await forgetVisits(transaction, memberId);
  await publishDeleted(outbox, transaction, memberId);
  await endAllSessions(transaction, outbox, memberId);
}

/** No platform name begins so. The end of the id: its beginning is a time, which others may have too. */
function namelessName(memberId: string): string {
  return `#deleted-${memberId.slice(-12)}`;
}
