/** The address is not there, or not yet; the network broke. */
const BROKEN = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Class 08 (a connection that fails), 57P (the server starts or ends), 53300 (it is full), 53100 (its disk is), and
 * 25006 (it was the leader of a cluster, and is a standby now).
 */
const PASSING_SQLSTATE = /^(08...|57P0.|53300|53100|25006)$/;
const SAID =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|not currently accepting connections/;

/** Whether the database is out of reach, or cut the connection: who asks later may be answered. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  return (
    BROKEN.test(code) || hasNoSocket(error) || PASSING_SQLSTATE.test(code) || error.name === 'KnexTimeoutError' || SAID.test(error.message)
  );
}

/** Of a server on this machine that does not run, or takes nobody in at the moment. */
function hasNoSocket(error: Error): boolean {
  return /^(ENOENT|EAGAIN)$/.test(codeOf(error) ?? '') && 'syscall' in error && error.syscall === 'connect';
}

/** Two waited for each other, and the database undid this one: nothing of it was done. */
export function isUndoneForAnother(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40P01' || code === '40001';
}

/** Objection wraps what the driver says. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('nativeError' in error && error.nativeError) return codeOf(error.nativeError);
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
