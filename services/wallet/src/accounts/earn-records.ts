import { DomainError, parseMoney, type Kit } from '@facet/service-kit';
import type { paths } from './earn-paths.generated.ts';

/** What earn says that a wall has brought, in hundredths; `sent`: the wallet has not answered for it yet. */
export interface WallRecord {
  wall: string;
  credited: bigint;
  sent: bigint;
}

/** What members have earned and is not in the ledger yet. */
export interface NotYetBooked {
  pending: bigint;
  referralRewards: bigint;
}

/** Earn's own records of what it has booked here. Null: earn does not answer, and the page is drawn without them. */
export class EarnRecords {
  readonly #earn;

  constructor({ client }: Pick<Kit, 'client'>) {
    this.#earn = client<paths>('earn');
  }

  async walls(): Promise<WallRecord[] | null> {
    const answer = await answerOf(this.#earn.GET('/internal/earning-totals'));
    const walls = answer?.totals.flatMap(({ provider, credited, sent }) =>
      provider === null
        ? []
        : [
            {
              wall: provider,
              credited: parseMoney(credited, 'credited', { signed: true }),
              sent: parseMoney(sent, 'sent', { signed: true }),
            },
          ],
    );
    return walls ?? null;
  }

  async notYetBooked(): Promise<NotYetBooked | null> {
    const answer = await answerOf(this.#earn.GET('/internal/owed'));
    if (answer === null) return null;
    return { pending: parseMoney(answer.pending, 'pending'), referralRewards: parseMoney(answer.referralRewards, 'referralRewards') };
  }
}

async function answerOf<Data>(call: Promise<{ data?: Data }>): Promise<Data | null> {
  try {
    return (await call).data ?? null;
  } catch (error) {
    if (error instanceof DomainError && error.status >= 500) return null;
    throw error;
  }
}
