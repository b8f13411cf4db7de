import { connectionOptions, SecretBox } from '@facet/service-kit';
import { Bot } from '../../src/bot/index.ts';
import { openLedger, type Ledger } from '../../src/ledger/index.ts';
import type { PayoutContext } from '../../src/payouts/index.ts';
import { openHolds } from '../../src/withdrawals/index.ts';
import { PlatformHttp } from '@facet/service-kit/outward';
import { PlatformAccounts, PlatformClient } from '../../src/platform/index.ts';
import { BOT_COOKIE } from './platform.ts';
import { SECRETS_KEYS, type TestWallet } from './wallet.ts';

/** What payouts are made with, for tests that call their steps one by one. Close the ledger at the end. */
export function payoutContext(
  wallet: TestWallet,
  { deadlineMs = 400, unknownGraceMs = 0, baseUrl = wallet.platform.url, cookie = BOT_COOKIE } = {},
): PayoutContext & { ledger: Ledger } {
  const { kit } = wallet.service;
  const http = new PlatformHttp({ baseUrl, deadlineMs, userAgent: 'test' });
  const platform = new PlatformClient(http);
  const secrets = new SecretBox(SECRETS_KEYS);
  const bot = new Bot({ database: kit.database, platform, accounts: new PlatformAccounts(http), secrets, firstCookie: cookie });
  const ledger = openLedger({ connection: connectionOptions(kit.config.DATABASE_URL, 'steps'), log: kit.log });
  const holds = openHolds({ kit, ledger, sweepAfterMs: 30_000 });
  return { kit, ledger, holds, platform, bot, unknownGraceMs };
}
