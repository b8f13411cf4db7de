import { setTimeout as delay } from 'node:timers/promises';

const AGAIN_MS = 100;

export interface ToldPayout {
  readonly memberId: string;
  readonly withdrawalId: string;
  readonly passId: number;
}

/** What members, walls and operators were told: the books that the site's own are compared with, and when. */
export class Told {
  /** By member, in hundredths. */
  readonly credits = new Map<string, { count: number; hundredths: bigint }>();
  /** By round: what its member was told that it paid; zero: it was lost. */
  readonly rounds = new Map<string, { memberId: string; payout: bigint }>();
  readonly paid: ToldPayout[] = [];
  /** How a call was answered that was not answered well: `503 unavailable`. */
  readonly failures = new Map<string, number>();
  readonly writes: Record<'credit' | 'bet' | 'payout', number[]> = { credit: [], bet: [], payout: [] };

  credited(memberId: string, hundredths: bigint): void {
    const { count, hundredths: before } = this.credits.get(memberId) ?? { count: 0, hundredths: 0n };
    this.credits.set(memberId, { count: count + 1, hundredths: before + hundredths });
    this.writes.credit.push(Date.now());
  }

  /** The longest time between `fromMs` and now in which none of these was answered, in seconds. */
  longestGap(what: keyof Told['writes'], fromMs: number): number {
    const times = [fromMs, ...this.writes[what].filter((time) => time > fromMs), Date.now()];
    return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time))) / 1_000;
  }

  /** Asks again, as people and companies do, until `call` is answered well. */
  async insist<Answer extends { status: number; body?: unknown }>(
    call: () => Promise<Answer>,
    isGood = ({ status }: Answer) => status < 500 && status !== 429,
  ): Promise<Answer> {
    for (;;) {
      const answer = await call().catch((error: unknown) => nameOf(error));
      if (typeof answer !== 'string' && isGood(answer)) return answer;
      const failure = typeof answer === 'string' ? answer : `${answer.status} ${codeOf(answer.body)}`;
      this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
      await delay(AGAIN_MS);
    }
  }
}

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.name;
}
