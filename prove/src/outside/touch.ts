/**
 * A moment at which a process touches what is outside of it.
 * - begin: of a transaction that changes something: before it, what was read may become untrue
 * - statement: one that changes something, inside a transaction: undone when it is the last that is heard of it
 * - commit, write: the end of a transaction; a change in a transaction of its own
 * - read-call: a call to another service that changes nothing; call: one that may
 * - question, purchase: the same of the game platform
 */
export interface Touch {
  kind: 'begin' | 'statement' | 'commit' | 'write' | 'read-call' | 'call' | 'question' | 'purchase';
  /** Whose, and what: `wallet.update-withdrawals`. */
  name: string;
}

/** What the thing that is touched can do. */
export interface Doing<Result> {
  perform(): Promise<Result>;
  /** How it fails when nobody hears of it any more. */
  lost(): Error;
  /** How it is refused without being done; absent: it is not. */
  refuse?(): Result;
  /** How it is put off without being done, for coming too often; absent: it is not. */
  putOff?(): Result;
  /** Whether this result changed anything: what did not is no step. */
  changed?(result: Result): boolean;
  /** The same of what is known only later. */
  mattered?(): boolean;
}

/** Stands between the processes and everything outside. */
export interface Between {
  meet<Result>(touch: Touch, doing: Doing<Result>): Promise<Result>;
  /** The database refused what a process wanted to write: by this check, or since two waited for each other. */
  refused(why: string): void;
}
