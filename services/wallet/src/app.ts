import { join } from 'node:path';
import {
  connectionOptions,
  createKit,
  createService,
  eventRoutes,
  SecretBox,
  type App,
  type Database,
  type Kit,
  type Service,
} from '@facet/service-kit';
import { Auditor, auditRoutes, auditSchedule } from './audit/index.ts';
import { Bot, botRoutes } from './bot/index.ts';
import { FlowMeter } from './callers/index.ts';
import { readWalletConfig, type WalletConfig } from './config.ts';
import { firstStepRoutes } from './first-steps/index.ts';
import { inboxRoutes, inboxSettingsRoutes, noticeEvents, noticesJob, oldNoticesJob } from './inbox/index.ts';
import { balanceRoutes, openLedger, transferRoutes } from './ledger/index.ts';
import { endStreams, liveRoutes, openLive, type Live } from './live/index.ts';
import { memberEvents, memberRoutes, rankingJob } from './members/index.ts';
import { milestoneRoutes } from './milestones/index.ts';
import { moneyRoutes } from './money/index.ts';
import {
  boardRoutes,
  decisionRoutes,
  differenceRoutes,
  enterEpoch,
  internalPayoutRoutes,
  payoutDaysRoutes,
  payoutJobs,
  payoutMetrics,
  queueRoutes,
  reconcilingJob,
  reservationRoutes,
  returnHeld,
  withdrawalReadRoutes,
  type PayoutContext,
} from './payouts/index.ts';
import { PlatformHttp } from '@facet/service-kit/outward';
import { PlatformAccounts, PlatformClient } from './platform/index.ts';
import { proofRoutes, proofSchedule, signedRootsRoutes } from './proof/index.ts';
import { memberMovementRoutes, statementRoutes } from './statement/index.ts';
import { accountRoutes, totalsJob } from './totals/index.ts';
import {
  catalogueRoutes,
  openHolds,
  recentPayoutRoutes,
  testWithdrawalRoutes,
  withdrawalRoutes,
  type WithdrawalContext,
} from './withdrawals/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Whose events of members may be notices. */
const NOTICE_DOMAINS = ['social'];

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const config = readWalletConfig(environment);
  const kit = createKit('wallet', config);
  const { database, log } = kit;
  const live = openLive(kit);
  const ledger = openLedger({
    connection: connectionOptions(config.DATABASE_URL, 'wallet ledger'),
    log,
    slowMs: config.DATABASE_SLOW_MS,
    onApplied: (movement, outcome) => live.announcer.announce(movement, outcome),
  });
  const { platform, bot } = openPlatform(config, database);
  const auditor = new Auditor(kit);
  const limits = new FlowMeter(kit);
  const holds = openHolds({ kit, ledger, sweepAfterMs: config.SWEEP_AFTER_MS });
  const payouts: PayoutContext = { kit, ledger, holds, platform, bot, unknownGraceMs: config.UNKNOWN_GRACE_MS };
  const withdrawals: WithdrawalContext = {
    kit,
    holds,
    platform,
    bot,
    groupId: config.GROUP_ID,
    returnHeld: returnHeld.bind(null, payouts),
  };

  return createService({
    kit,
    migrationsDirectory,
    routes: (app) => {
      pageRoutes(app, { kit, live, withdrawals });
      operatorRoutes(app, { kit, payouts, auditor, bot });
    },
    internalRoutes: (app) => {
      transferRoutes(app, { ledger, database, limits });
      balanceRoutes(app, database);
      memberRoutes(app, database);
      memberMovementRoutes(app, database);
      internalPayoutRoutes(app, database);
      payoutDaysRoutes(app, database);
      accountRoutes(app, database);
      eventRoutes(app, {
        database,
        publishers: ['identity', ...NOTICE_DOMAINS],
        handlers: { ...memberEvents(endStreams), ...noticeEvents(NOTICE_DOMAINS) },
      });
    },
    onNewEpoch: (epoch) => enterEpoch(payouts, epoch),
    background: [
      { start: () => undefined, stop: () => live.announcer.idle() },
      { start: () => undefined, stop: () => ledger.close() },
      limits.job(),
      live.listener,
      holds.sweeper(kit),
      ...payoutJobs(payouts, { interruptedAfterMs: config.SWEEP_AFTER_MS }),
      payoutMetrics(payouts),
      reconcilingJob(payouts),
      auditSchedule(kit, auditor),
      proofSchedule(kit),
      rankingJob(kit),
      { start: async () => void (await bot.sealAgain()), stop: () => undefined },
      totalsJob(kit),
      noticesJob(kit),
      oldNoticesJob(kit),
    ],
  });
}

interface ForMembers {
  kit: Kit;
  live: Live;
  withdrawals: WithdrawalContext;
}

/** What members' pages ask, and visitors'. */
function pageRoutes(app: App, { kit, live, withdrawals }: ForMembers): void {
  const { database, config } = kit;
  statementRoutes(app, { database });
  proofRoutes(app, { database });
  signedRootsRoutes(app, { database, site: config.PUBLIC_URL, keyFile: config.SERVICE_KEY_FILE });
  liveRoutes(app, { database, streams: live.streams });
  catalogueRoutes(app, withdrawals);
  withdrawalRoutes(app, withdrawals);
  testWithdrawalRoutes(app, withdrawals);
  recentPayoutRoutes(app, { database });
  firstStepRoutes(app, { kit, platform: withdrawals.platform });
  milestoneRoutes(app, { database });
  inboxRoutes(app, { database });
  inboxSettingsRoutes(app, { database });
}

interface ForOperators {
  kit: Kit;
  payouts: PayoutContext;
  auditor: Auditor;
  bot: Bot;
}

/** What the operators of withdrawals and of the money see and do. */
function operatorRoutes(app: App, { kit, payouts, auditor, bot }: ForOperators): void {
  queueRoutes(app, kit);
  withdrawalReadRoutes(app, kit.database);
  decisionRoutes(app, payouts);
  reservationRoutes(app, payouts);
  boardRoutes(app, payouts);
  differenceRoutes(app, payouts);
  auditRoutes(app, kit, auditor);
  botRoutes(app, kit, bot);
  moneyRoutes(app, kit.database);
}

/** The game platform, and the account that buys there. */
function openPlatform(config: WalletConfig, database: Database): { platform: PlatformClient; bot: Bot } {
  const { PLATFORM_BASE_URL: baseUrl, PLATFORM_DEADLINE_MS: deadlineMs } = config;
  const http = new PlatformHttp({ baseUrl, deadlineMs, userAgent: 'facet-wallet/1.0' });
  const platform = new PlatformClient(http);
  const bot = new Bot({
    database,
    platform,
    accounts: new PlatformAccounts(http),
    secrets: config.SECRETS_KEYS === undefined ? undefined : new SecretBox(config.SECRETS_KEYS),
    firstCookie: config.BOT_COOKIE,
  });
  return { platform, bot };
}
