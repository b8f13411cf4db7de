import { join } from 'node:path';
import {
  createKit,
  createService,
  eventRoutes,
  forgetsDeleted,
  ownDataRoute,
  promiseRoutes,
  repeat,
  sealAgain,
  SecretBox,
  type Service,
} from '@facet/service-kit';
import { promises } from './audit/index.ts';
import { readSocialConfig } from './config.ts';
import {
  DrawSeeds,
  endDueGiveaways,
  giveawayChangeRoutes,
  giveawayListRoutes,
  giveawayRoutesForMembers,
  giveawaySummaryRoute,
  factRoutes,
  openFees,
  redrawSeeds,
  sealedSeeds,
  tellNews,
} from './giveaways/index.ts';
import { leaderboardRoutes } from './leaderboard/index.ts';
import { memberEvents } from './members/index.ts';
import { giveDueRanks, memberRankRoutes, operatorRankRoutes } from './ranks/index.ts';
import { earningEvents, memberReferralRoutes, operatorReferralRoutes } from './referrals/index.ts';
import { ownData } from './own-data/index.ts';
import { confirmTransfer } from './wallet/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const { SWEEP_AFTER_MS: sweepAfterMs, ...config } = readSocialConfig(environment);
  const kit = createKit('social', config);
  const { database, log } = kit;
  const secrets = new SecretBox(config.SECRETS_KEYS);
  const giveaways = { kit, fees: openFees({ kit, sweepAfterMs }), seeds: new DrawSeeds(secrets) };

  return createService({
    kit,
    migrationsDirectory,
    areas: {
      Giveaways: {
        about: 'Events with a prize that one of those who joined wins.',
        routes: (app) => {
          giveawayRoutesForMembers(app, giveaways);
          giveawayListRoutes(app, kit);
          giveawayChangeRoutes(app, giveaways);
        },
        internalRoutes: (app) => {
          giveawaySummaryRoute(app, kit);
          factRoutes(app, database);
        },
      },
      Referrals: {
        about: 'Who brought whom, and what it earned them.',
        routes: (app) => {
          memberReferralRoutes(app, kit);
          operatorReferralRoutes(app, database);
        },
      },
      Ranks: {
        about: 'Ranks that members reach by referrals, and the share that each pays.',
        routes: (app) => {
          memberRankRoutes(app, kit);
          operatorRankRoutes(app, kit);
        },
      },
      'Own data': {
        about: 'What is kept about a member, for a file of theirs.',
        routes: (app) => ownDataRoute(app, { database, service: 'social', data: ownData }),
      },
      Leaderboard: { about: 'The best of the week.', routes: (app) => leaderboardRoutes(app, kit) },
    },
    amongServices: (app) => {
      promiseRoutes(app, { database, promises });
      eventRoutes(app, {
        database,
        publishers: ['identity', 'earn'],
        handlers: { ...memberEvents(kit.outbox), ...forgetsDeleted(ownData), ...earningEvents(kit.outbox) },
      });
    },
    checkDelivered: confirmTransfer,
    onNewEpoch: (epoch) => redrawSeeds(giveaways, epoch),
    background: [
      sealAgain({ database, log, secrets }, [sealedSeeds]),
      giveaways.fees.sweeper(kit),
      repeat({ log, name: 'events: ending due ones', everyMs: 1_000 }, () => endDueGiveaways(giveaways)),
      repeat({ log, name: 'events: telling members', everyMs: 5_000 }, () => tellNews(kit)),
      repeat({ log, name: 'ranks: giving due ones', everyMs: 5_000 }, () => giveDueRanks(kit)),
    ],
  });
}
