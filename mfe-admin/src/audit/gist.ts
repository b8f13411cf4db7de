import type { AuditEntry } from './audit-api.ts';
import { changedFields, type ChangedField } from './changed-fields.ts';

const SHOWN = 2;
/** What operators say of an act in their own words. */
const SAID = ['reason', 'notes', 'note', 'description', 'message'];
/** Counts of edits: nothing that anybody did. */
const NOISE = ['version'];

export interface Gist {
  fields: ChangedField[];
  /** Changed, and not among them. */
  more: number;
  said: string | undefined;
}

/** Of an entry what tells at a glance what was done; of what was refused, its problem says that. */
export function gistOf({ before, after, input, outcome }: Pick<AuditEntry, 'before' | 'after' | 'input' | 'outcome'>): Gist {
  const isDone = after !== null;
  const changed = changedFields(before, after, input).filter(
    (field) => field.isChanged && !NOISE.includes(field.name) && (isDone || field.after !== undefined),
  );
  const fields = changed.filter(({ name }) => !SAID.includes(name));
  const said = changed.find(({ name }) => SAID.includes(name))?.after ?? saidIn(input);
  const shown = outcome === 'failed' ? 0 : SHOWN;
  return { fields: fields.slice(0, shown), more: shown === 0 ? 0 : Math.max(0, fields.length - shown), said };
}

/** A reason is given with an act and is no part of what it changes. */
function saidIn(input: AuditEntry['input']): string | undefined {
  const given = input as Readonly<Record<string, unknown>> | null;
  return SAID.map((name) => given?.[name]).find((value): value is string => typeof value === 'string' && value !== '');
}
