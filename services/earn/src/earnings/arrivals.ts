import type { Database } from '@facet/service-kit';
import type { Earning } from './earning.ts';

const LONGEST_WAIT_MS = 500;

/** Lets an answer wait a moment for its money: a page that asks for the balance right after it should see it there. */
export class Arrivals {
  private readonly database: Database;
  private readonly waiting = new Map<string, () => void>();

  constructor(database: Database) {
    this.database = database;
  }

  readonly told = (earningId: string): void => this.waiting.get(earningId)?.();

  /** Until the wallet has answered, half a second at most: whatever happens, the outbox delivers later. */
  async soon(earningId: string): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_WAIT_MS);
      this.waiting.set(earningId, () => {
        clearTimeout(timer);
        resolve();
      });
      void this.isSent(earningId).then((isSent) => (isSent ? undefined : this.told(earningId)));
    });
    this.waiting.delete(earningId);
  }

  private async isSent(id: string): Promise<boolean> {
    const row = await this.database<Earning>('earnings').where({ id }).first('state');
    return row?.state === 'sent';
  }
}
