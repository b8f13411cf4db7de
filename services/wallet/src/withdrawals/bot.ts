import type { PlatformClient } from '../platform/index.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';

/** The account that buys gamepasses. It can own each only once, so that one it owns cannot be paid out again. */
export class Bot {
  private readonly platform: PlatformClient;
  private readonly cookie: string | undefined;
  private userId: string | undefined;

  constructor(platform: PlatformClient, cookie: string | undefined) {
    this.platform = platform;
    this.cookie = cookie;
  }

  /** @throws gamepass_already_bought (409), payouts_unavailable (503) when nobody can tell */
  async refuseOwned(gamepassId: string): Promise<void> {
    if (await this.platform.owns(await this.account(), gamepassId)) {
      throw withdrawalErrors(
        'gamepass_already_bought',
        'We have bought this gamepass before and cannot buy it again. Please choose or create another one.',
      );
    }
  }

  /** An account's id never changes: asked once. */
  private async account(): Promise<string> {
    this.userId ??= this.cookie === undefined ? undefined : await this.platform.accountOf(this.cookie);
    if (this.userId === undefined) {
      throw withdrawalErrors('payouts_unavailable', 'Withdrawals are paused for the moment. Please try again later.', {
        retryAfterSeconds: 300,
      });
    }
    return this.userId;
  }
}
