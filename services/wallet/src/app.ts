import { join } from 'node:path';
import {
  connectionOptions,
  createKit,
  createService,
  eventRoutes,
  forgetsDeleted,
  ownDataRoute,
  SecretBox,
  type Areas,
  type Database,
  type Kit,
  type Service,
} from '@facet/service-kit';
import { accountRoutes } from './accounts/index.ts';
import { adjustmentRoutes } from './adjustments/index.ts';
import { Auditor, auditRoutes, auditSchedule } from './audit/index.ts';
import { Bot, botRoutes } from './bot/index.ts';
import { FlowMeter } from './callers/index.ts';
import { closingRoutes } from './closings/index.ts';
import { readWalletConfig, type WalletConfig } from './config.ts';
import { factRoutes } from './facts/index.ts';
import { figureRoutes, internalFigureRoutes, memberFigureRoutes } from './figures/index.ts';
import { firstStepRoutes } from './first-steps/index.ts';
import { countNew, inboxRoutes, inboxSettingsRoutes, noticeEvents, noticesJob, oldNoticesJob } from './inbox/index.ts';
import { balanceRoutes, openLedger, transferRoutes, type Ledger } from './ledger/index.ts';
import { internalLevelRoutes, levelRoutes } from './level/index.ts';
import { endStreams, liveRoutes, openLive, type Live } from './live/index.ts';
import { memberEvents, memberMoneyRoutes, memberRoutes, rankingJob } from './members/index.ts';
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
  askRoutes,
  reservationRoutes,
  returnHeld,
  settlementRoutes,
  withdrawalReadRoutes,
  type PayoutContext,
} from './payouts/index.ts';
import { PlatformHttp } from '@facet/service-kit/outward';
import { PlatformAccounts, PlatformClient } from './platform/index.ts';
import { ownData } from './own-data/index.ts';
import { deliverMessage, deliverTo, pushChoiceRoutes, pushJob, pushRoutes, SenderKey, type Pusher } from './push/index.ts';
import { proofRoutes, proofSchedule, signedRootsRoutes } from './proof/index.ts';
import { memberTransactionRoutes, statementRoutes } from './statement/index.ts';
import { totalsJob } from './totals/index.ts';
import {
  catalogueRoutes,
  openHolds,
  payoutPrivacyRoutes,
  recentPayoutRoutes,
  startRoutes,
  testWithdrawalRoutes,
  withdrawalRoutes,
  type WithdrawalContext,
} from './withdrawals/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Whose events of members may be notices. */
const NOTICE_DOMAINS = ['earn', 'identity', 'social'];

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
    shards: config.LEDGER_SHARDS,
    onApplied: (transfer, outcome) => live.announcer.applied(transfer, outcome),
  });
  const { platform, bot } = openPlatform(config, database);
  const pusher: Pusher | undefined =
    config.VAPID_KEY === undefined
      ? undefined
      : {
          kit,
          sender: new SenderKey(config.VAPID_KEY, config.PUBLIC_URL),
          deliver: config.PUSH_STAND_IN === undefined ? deliverMessage : deliverTo(config.PUSH_STAND_IN),
          countNew: (memberId) => countNew(database, memberId),
        };
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
    areas: {
      ...memberAreas({ kit, live, withdrawals, pusher }),
      ...moneyAreas({ kit, ledger, limits, payouts, auditor, bot }),
    },
    amongServices: (app) =>
      eventRoutes(app, {
        database,
        publishers: NOTICE_DOMAINS,
        handlers: { ...memberEvents(endStreams), ...forgetsDeleted(ownData), ...noticeEvents(NOTICE_DOMAINS) },
      }),
    onNewEpoch: (epoch) => enterEpoch(payouts, epoch),
    background: [
      live.announcer,
      { start: () => undefined, stop: () => ledger.close() },
      limits.job(),
      live.listener,
      holds.sweeper(kit),
      ...payoutJobs(payouts, { interruptedAfterMs: config.SWEEP_AFTER_MS, waitMs: config.PAYOUT_WAIT_MS }),
      payoutMetrics(payouts),
      reconcilingJob(payouts),
      auditSchedule(kit, auditor),
      proofSchedule(kit),
      rankingJob(kit),
      { start: async () => void (await bot.sealAgain()), stop: () => undefined },
      totalsJob(kit),
      noticesJob(kit),
      oldNoticesJob(kit),
      ...(pusher ? [pushJob(pusher)] : []),
    ],
  });
}

interface ForMembers {
  kit: Kit;
  live: Live;
  withdrawals: WithdrawalContext;
  pusher: Pusher | undefined;
}

/** What members' pages ask, and visitors'. */
function memberAreas({ kit, live, withdrawals, pusher }: ForMembers): Areas {
  const { database, config } = kit;
  return {
    Statement: {
      about: 'Every transfer of a member’s money, and the proof that none is missing.',
      routes: (app) => {
        statementRoutes(app, { database });
        proofRoutes(app, { database });
        signedRootsRoutes(app, { database, site: config.PUBLIC_URL, keyFile: config.SERVICE_KEY_FILE });
      },
      internalRoutes: (app) => factRoutes(app, database),
    },
    Figures: {
      about: 'What members earned, by time and source, and what they have: the same on every page.',
      routes: (app) => figureRoutes(app, { database }),
      internalRoutes: (app) => internalFigureRoutes(app, { database }),
    },
    Live: {
      about: 'What a page is told while it is open.',
      routes: (app) => {
        liveRoutes(app, { database, streams: live.streams });
        recentPayoutRoutes(app, { database });
      },
    },
    Withdrawals: {
      about: 'Taking money out by a gamepass of one’s own.',
      routes: (app) => {
        startRoutes(app, withdrawals);
        catalogueRoutes(app, withdrawals);
        withdrawalRoutes(app, withdrawals);
        testWithdrawalRoutes(app, withdrawals);
        payoutPrivacyRoutes(app, { database });
      },
    },
    'First steps': {
      about: 'What a new member does first, the milestones that follow, and how far they have come.',
      routes: (app) => {
        firstStepRoutes(app, { kit, platform: withdrawals.platform });
        milestoneRoutes(app, kit);
        levelRoutes(app, kit);
      },
      internalRoutes: (app) => internalLevelRoutes(app, kit),
    },
    'Own data': {
      about: 'What is kept about a member, for a file of theirs.',
      routes: (app) => ownDataRoute(app, { database, service: 'wallet', data: ownData }),
    },
    Inbox: {
      about: 'What a member was told.',
      routes: (app) => {
        inboxRoutes(app, { database });
        inboxSettingsRoutes(app, { database });
        pushRoutes(app, { database, pusher });
        pushChoiceRoutes(app, { database, pusher });
      },
    },
  };
}

interface ForMoney {
  kit: Kit;
  ledger: Ledger;
  limits: FlowMeter;
  payouts: PayoutContext;
  auditor: Auditor;
  bot: Bot;
}

/** What other services ask, and the operators of withdrawals and of the money. */
function moneyAreas({ kit, ledger, limits, payouts, auditor, bot }: ForMoney): Areas {
  const { database } = kit;
  return {
    Ledger: {
      about: 'Moving money, and what members have.',
      internalRoutes: (app) => {
        transferRoutes(app, { ledger, database, limits });
        balanceRoutes(app, database);
        memberRoutes(app, database);
      },
    },
    Adjustments: { about: 'Corrections of members’ balances.', routes: (app) => adjustmentRoutes(app, { kit, ledger }) },
    Payouts: {
      about: 'Withdrawals as operators pay and decide them, and the account that pays.',
      routes: (app) => {
        queueRoutes(app, kit);
        withdrawalReadRoutes(app, payouts);
        decisionRoutes(app, payouts);
        reservationRoutes(app, payouts);
        askRoutes(app, payouts);
        settlementRoutes(app, payouts);
        boardRoutes(app, payouts);
        differenceRoutes(app, payouts);
        botRoutes(app, kit, bot);
      },
      internalRoutes: (app) => {
        internalPayoutRoutes(app, database);
        payoutDaysRoutes(app, database);
      },
    },
    Money: {
      about: 'Figures of the ledger, and the audit that proves them.',
      routes: (app) => {
        auditRoutes(app, kit, auditor);
        moneyRoutes(app, database);
        accountRoutes(app, kit);
        memberMoneyRoutes(app, database);
        memberFigureRoutes(app, { database });
        memberTransactionRoutes(app, database);
        closingRoutes(app, kit);
      },
    },
  };
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
