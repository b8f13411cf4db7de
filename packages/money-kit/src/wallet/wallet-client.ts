import { repeatable, Type, type Kit } from '@facet/service-kit';
import { Value } from 'typebox/value';
import { transferBody, type Credit, type Debit, type Settlement, type TransferKey } from './transfer.ts';
import type { paths } from './wallet-paths.generated.ts';
import { readRefusal, readResult, type WalletResult } from './wallet-result.ts';

/**
 * What stands under a key: booked; undone: booked and given back; barred: undone before it came, so that it never will;
 * absent: nothing.
 */
export type Booking = 'booked' | 'undone' | 'barred' | 'absent' | 'unknown';

const Found = Type.Object({ booking: Type.Enum(['booked', 'undone', 'barred', 'absent']) });

/**
 * The wallet, for services that move money. Never throws: what it does not say is `unknown`. A call that belongs to a
 * row of the caller's goes through the outbox instead (`wallet-commands.ts`).
 */
export class WalletClient {
  readonly #wallet;

  constructor(kit: Pick<Kit, 'client'>) {
    this.#wallet = kit.client<paths>('wallet');
  }

  credit(credit: Credit): Promise<WalletResult> {
    return this.#transfer(transferBody('credit', credit), credit);
  }

  debit(debit: Debit): Promise<WalletResult> {
    return this.#transfer(transferBody('debit', debit), debit);
  }

  settle(settlement: Settlement): Promise<WalletResult> {
    return this.#transfer(transferBody('settle', settlement), settlement);
  }

  /** Gives a debit back, or keeps it from being made later. May be repeated. */
  void({ memberId, key }: TransferKey): Promise<WalletResult> {
    return resultOf(() => this.#wallet.POST('/internal/transfers/void', { ...repeatable(`void ${key}`), body: { memberId, key } }));
  }

  /**
   * Takes a credit back, or keeps it from being made later; what the member no longer has becomes a debt. May be
   * repeated.
   */
  reverse({ memberId, key }: TransferKey): Promise<WalletResult> {
    return resultOf(() => this.#wallet.POST('/internal/transfers/reverse', { ...repeatable(`reverse ${key}`), body: { memberId, key } }));
  }

  /** Asks and changes nothing: an absent one may still come. */
  async wasBooked({ memberId, key }: TransferKey): Promise<Booking> {
    try {
      const { data } = await this.#wallet.POST('/internal/transfers/look-up', { ...repeatable(), body: { memberId, key } });
      return Value.Check(Found, data) ? data.booking : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  #transfer(body: ReturnType<typeof transferBody>, { key }: TransferKey): Promise<WalletResult> {
    return resultOf(() => this.#wallet.POST('/internal/transfers', { ...repeatable(key), body }));
  }
}

async function resultOf(call: () => Promise<{ data?: unknown; error?: unknown; response: Response }>): Promise<WalletResult> {
  try {
    const { data, error, response } = await call();
    return response.ok ? readResult(data) : readRefusal(response.status, error);
  } catch (error) {
    return { status: 'unknown', why: error instanceof Error ? error.message : String(error) };
  }
}
