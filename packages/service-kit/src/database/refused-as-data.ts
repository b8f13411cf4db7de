import { codeOf } from './database-away.ts';

/** Whether PostgreSQL cannot read what it was given, whoever asks again: SQLSTATE class 22. */
export function isRefusedAsData(error: unknown): boolean {
  return codeOf(error)?.startsWith('22') === true;
}

/** Whether a constraint refuses it: SQLSTATE class 23. A mistake of ours, or a race that the next try settles. */
export function isConstraintViolation(error: unknown): boolean {
  return codeOf(error)?.startsWith('23') === true;
}

/** Whether there is one like it already. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}
