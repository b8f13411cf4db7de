/** Whether PostgreSQL refuses what it was given, whoever asks again: SQLSTATE class 22 (data), 23 (a constraint). */
export function isRefusedAsData(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^2[23][0-9A-Z]{3}$/.test(code);
}
