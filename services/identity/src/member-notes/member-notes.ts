import { defineErrors, RecordModel, type Database, type Transaction } from '@facet/service-kit';
import { memberErrors, Member } from '../members/index.ts';

const noteErrors = defineErrors({ text_missing: 400, key_reused: 409, notes_full: 409 });

/** All of them are read at once. */
const MOST_NOTES = 100;

/** A row of `member_notes`: from operators for operators, never told to the member. */
class MemberNote extends RecordModel {
  static override tableName = 'member_notes';

  /** The key that it was asked for under. */
  declare id: string;
  declare memberId: string;
  declare seq: bigint;
  declare operator: string;
  declare text: string;
  declare createdAt: Date;
}

/** The newest first. */
export function listNotes(database: Database, memberId: string): Promise<MemberNote[]> {
  return MemberNote.query(database).where({ member_id: memberId }).orderBy('seq', 'desc').execute();
}

interface Noted {
  key: string;
  memberId: string;
  by: string;
  text: string;
}

/**
 * Keeps a note, once under its key.
 * @throws member_not_found (404), text_missing (400), key_reused, notes_full (409)
 */
export async function noteOnMember(
  transaction: Transaction,
  { key, memberId, by, text }: Noted,
): Promise<{ member: Member; isKnown: boolean }> {
  const words = text.trim();
  if (words === '') throw noteErrors('text_missing', 'Write the note first.');
  // One after the other, also for their number, and not after the account was deleted.
  const member = await Member.query(transaction).findById(memberId).forUpdate();
  if (!member || member.deletedAt !== null) throw memberErrors('member_not_found', 'There is no such member');
  const known = await MemberNote.query(transaction).findById(key);
  if (known && known.memberId === memberId && known.text === words) return { member, isKnown: true };
  if (known) throw noteErrors('key_reused', 'Your first click was carried out, with other values. Nothing was done this time.');
  const count = await MemberNote.query(transaction).where({ member_id: memberId }).resultSize();
  if (count >= MOST_NOTES) throw noteErrors('notes_full', 'There are as many notes on this member as there can be.');
  await MemberNote.query(transaction).insert({ id: key, memberId, operator: by, text: words });
  return { member, isKnown: false };
}

export async function forgetNotesOf(transaction: Transaction, memberId: string): Promise<void> {
  await MemberNote.query(transaction).where({ member_id: memberId }).delete();
}
