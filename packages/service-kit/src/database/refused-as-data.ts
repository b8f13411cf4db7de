/** Whether PostgreSQL cannot read what it was given, whoever asks again: SQLSTATE class 22. */
export function isRefusedAsData(error: unknown): boolean {
  return classOf(error) === '22';
}

/** Whether a constraint refuses it: SQLSTATE class 23. A mistake of ours, or a race that the next try settles. */
export function isConstraintViolation(error: unknown): boolean {
  return classOf(error) === '23';
}

/** Objection wraps what the driver says. */
function classOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('nativeError' in error) return classOf(error.nativeError);
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.length === 5 ? code.slice(0, 2) : undefined;
}
