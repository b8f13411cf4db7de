/**
 * How long a test waits for what must come before that counts as a failure. A machine three times slower, with other
 * work to do, must not turn it into one: only a test that fails waits this long.
 */
export const PATIENCE_MS = 30_000;
