/**
 * registry: the list could not be read · refused: it does not fit this shell · timeout, load: its code did not come ·
 * contract: it is not what it says.
 */
export type RemoteFailure = 'registry' | 'refused' | 'timeout' | 'load' | 'contract';

/** Why a remote is not there. The shell shows it in the remote's place and goes on. */
export class RemoteError extends Error {
  readonly failure: RemoteFailure;
  /** After a timeout: settles when the code comes after all. */
  readonly late: Promise<unknown> | undefined;

  constructor(failure: RemoteFailure, message: string, options: { cause?: unknown; late?: Promise<unknown> } = {}) {
    super(message, { cause: options.cause });
    this.name = 'RemoteError';
    this.failure = failure;
    this.late = options.late;
  }
}
