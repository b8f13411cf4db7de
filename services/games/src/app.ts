import { join } from 'node:path';
import { requireBooked, transfersJoin } from '@facet/money-kit';
import {
  createKit,
  createService,
  eventRoutes,
  ownDataRoute,
  promiseRoutes,
  repeat,
  sealAgain,
  SecretBox,
  type Service,
} from '@facet/service-kit';
import { promises } from './audit/index.ts';
import { abandonedBombs, bombRoutes } from './bombs/index.ts';
import { readGamesConfig } from './config.ts';
import { crashRoutes, heartbeat, RoundStreams, settleDueCrashes, type CrashContext } from './crash/index.ts';
import { sealedSeeds, SeedChains } from './fairness/index.ts';
import { factRoutes, fairnessRoutes, operatorRoutes, resultRoutes } from './history/index.ts';
import { limitRoutes, memberLimitRoutes } from './limits/index.ts';
import { memberEvents } from './members/index.ts';
import { ownData } from './own-data/index.ts';
import { betTurns, enterEpoch, openStakes, storeRoundsOf } from './rounds/index.ts';
import { overrideChangeRoutes, overrideListRoutes } from './win-chances/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const { SWEEP_AFTER_MS: sweepAfterMs, ABANDONED_AFTER_MS: abandonedAfterMs, ...config } = readGamesConfig(environment);
  const kit = createKit('games', config, { joins: { wallet: transfersJoin } });
  const { database, log } = kit;
  const secrets = new SecretBox(config.SECRETS_KEYS);
  const seeds = new SeedChains(secrets);
  const stakes = openStakes({ kit, seeds, sweepAfterMs });
  const streams = new RoundStreams(kit, seeds);
  const context: CrashContext = { kit, stakes, seeds, storeRound: storeRoundsOf(database, seeds), turns: betTurns(), streams };

  return createService({
    kit,
    migrationsDirectory,
    areas: {
      Bombs: { about: 'Rounds of Bombs.', routes: (app) => bombRoutes(app, context) },
      Crash: { about: 'Rounds of Crash.', routes: (app) => crashRoutes(app, context) },
      Rounds: {
        about: 'Rounds that were played, and how anyone checks them.',
        routes: (app) => {
          fairnessRoutes(app, database, seeds);
          resultRoutes(app, database);
          operatorRoutes(app, database, seeds);
        },
        internalRoutes: (app) => factRoutes(app, database),
      },
      Limits: {
        about: 'What a member may lose and for how long they may play, set by themselves.',
        routes: (app) => {
          limitRoutes(app, kit);
          memberLimitRoutes(app, kit);
        },
      },
      'Own data': {
        about: 'What is kept about a member, for a file of theirs.',
        routes: (app) => ownDataRoute(app, { database, service: 'games', data: ownData }),
      },
      'Win chances': {
        about: 'Chances that operators set for one member.',
        routes: (app) => {
          overrideListRoutes(app, kit);
          overrideChangeRoutes(app, kit);
        },
      },
    },
    amongServices: (app) => {
      promiseRoutes(app, { database, promises });
      eventRoutes(app, { database, publishers: ['identity'], handlers: memberEvents });
    },
    checkDelivered: requireBooked,
    onNewEpoch: (epoch) => enterEpoch(context, epoch),
    background: [
      sealAgain({ database, log, secrets }, sealedSeeds),
      stakes.sweeper(kit),
      heartbeat(kit),
      ...streams.jobs,
      repeat({ log, name: 'games: settling due crashes', everyMs: 500 }, () => settleDueCrashes(context)),
      repeat({ log, name: 'games: settling abandoned bombs', everyMs: Math.min(60_000, abandonedAfterMs) }, () =>
        abandonedBombs(context, abandonedAfterMs),
      ),
    ],
  });
}
