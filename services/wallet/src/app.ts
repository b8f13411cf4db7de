import { join } from 'node:path';
import { connectionOptions, createKit, createService, eventRoutes, type Service } from '@facet/service-kit';
import { auditSchedule } from './audit/index.ts';
import { readWalletConfig } from './config.ts';
import { balanceRoutes, openLedger, transferRoutes } from './ledger/index.ts';
import { endStreams, liveRoutes, openLive } from './live/index.ts';
import { memberEvents } from './members/index.ts';
import { PlatformClient } from './platform/index.ts';
import { proofRoutes } from './proof/index.ts';
import { statementRoutes } from './statement/index.ts';
import {
  Bot,
  catalogueRoutes,
  withdrawalRoutes,
  testWithdrawalRoutes,
  withdrawalSweeper,
  type WithdrawalContext,
} from './withdrawals/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const config = readWalletConfig(environment);
  const kit = createKit('wallet', config);
  const { database, log } = kit;
  const live = openLive(kit);
  const ledger = openLedger({
    connection: connectionOptions(config.DATABASE_URL, 'wallet ledger'),
    log,
    onApplied: (movement, outcome) => live.announcer.announce(movement, outcome),
  });
  const platform = new PlatformClient({ baseUrl: config.PLATFORM_BASE_URL, deadlineMs: config.PLATFORM_DEADLINE_MS });
  const withdrawals: WithdrawalContext = { kit, ledger, platform, bot: new Bot(platform, config.BOT_COOKIE), groupId: config.GROUP_ID };

  return createService({
    kit,
    migrationsDirectory,
    routes: (app) => {
      statementRoutes(app, { database });
      proofRoutes(app, { database });
      liveRoutes(app, { database, streams: live.streams });
      catalogueRoutes(app, withdrawals);
      withdrawalRoutes(app, withdrawals);
      testWithdrawalRoutes(app, withdrawals);
    },
    internalRoutes: (app) => {
      transferRoutes(app, ledger);
      balanceRoutes(app, database);
      eventRoutes(app, { database, publishers: ['identity'], handlers: memberEvents(endStreams) });
    },
    background: [
      { start: () => undefined, stop: () => live.announcer.idle() },
      { start: () => undefined, stop: () => ledger.close() },
      live.listener,
      withdrawalSweeper({ kit, ledger, sweepAfterMs: config.SWEEP_AFTER_MS }),
      auditSchedule(kit),
    ],
  });
}
