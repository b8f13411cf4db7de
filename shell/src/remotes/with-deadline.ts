import { RemoteError } from './remote-error.ts';

/** The promise, or a timeout error that still knows the promise. */
export async function withDeadline<Value>(promise: Promise<Value>, deadlineMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const fail = (): void => reject(new RemoteError('timeout', 'It’s taking longer than it should.', { late: promise }));
    timer = setTimeout(fail, deadlineMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
