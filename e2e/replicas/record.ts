/** What visitors were answered. */
export class Record {
  /** Good and bad ones together. */
  answers = 0;
  /**
   * Streams that broke off in the middle, as one does whose replica is killed; browsers open them again by themselves.
   */
  brokenStreams = 0;
  readonly failures: string[] = [];
  /** What walls were told that a member has, in hundredths. */
  readonly credits = new Map<string, bigint>();

  answered(what: string, isGood: boolean, how: string): void {
    this.answers += 1;
    if (!isGood) this.failures.push(`${new Date().toISOString()} ${what}: ${how.slice(0, 300)}`);
  }

  broken(how: string): void {
    // fetch reports a stream that was cut as `terminated`; all else means that it could not be opened.
    if (how.startsWith('terminated')) this.brokenStreams += 1;
    else this.answered('the live stream', false, how);
  }

  credited(memberId: string, amountHundredths: bigint): void {
    this.credits.set(memberId, (this.credits.get(memberId) ?? 0n) + amountHundredths);
  }
}
