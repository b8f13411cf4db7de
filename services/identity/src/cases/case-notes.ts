import { RecordModel, type Database, type Transaction } from '@facet/service-kit';
import { caseErrors, caseNotFound } from './case-errors.ts';
import { lockCase } from './case-messages.ts';
import { CaseAct, type CaseRecord } from './case.ts';

/** All of them are read with their case. */
const MOST_NOTES = 100;

/** A row of `case_notes`: from operators for operators, never told to the member. */
export class CaseNote extends RecordModel {
  static override tableName = 'case_notes';

  /** The key that it was asked for under. */
  declare id: string;
  declare caseId: string;
  declare seq: bigint;
  declare operator: string;
  declare text: string;
  declare createdAt: Date;
}

export function listNotes(database: Database, caseId: string): Promise<CaseNote[]> {
  return CaseNote.query(database).where({ case_id: caseId }).orderBy('seq').execute();
}

/**
 * Adds a note, also to a case that is over. It moves nothing: who answers has missed nothing that the member reads.
 * @throws case_not_found (404), case_full, key_reused (409)
 */
export async function noteInCase(
  transaction: Transaction,
  { id, by, key, text }: { id: string; by: string; key: string; text: string },
): Promise<{ found: CaseRecord; isKnown: boolean }> {
  const found = await lockCase(transaction, id);
  if (!found) throw caseNotFound();
  if (await CaseAct.query(transaction).findById(key)) {
    const noted = await CaseNote.query(transaction).findById(key);
    if (noted?.caseId === id && noted.text === text) return { found, isKnown: true };
    throw caseErrors('key_reused', 'Your first click was carried out, with other values. Nothing was done this time.');
  }
  const count = await CaseNote.query(transaction).where({ case_id: id }).resultSize();
  if (count >= MOST_NOTES) throw caseErrors('case_full', 'This case has as many notes as a case can have.');
  await CaseAct.query(transaction).insert({ id: key, caseId: id });
  await CaseNote.query(transaction).insert({ id: key, caseId: id, operator: by, text });
  return { found, isKnown: false };
}
