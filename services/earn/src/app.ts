import { join } from 'node:path';
import { promiseRoutes, type App, createKit, createService, eventRoutes, type Service } from '@facet/service-kit';
import { promises } from './audit/index.ts';
import { readEarnConfig } from './config.ts';
import { earningRoutes, holdReleaser, internalEarningRoutes, memberEarningRoutes, rememberWalletAnswer } from './earnings/index.ts';
import { eventHandlers } from './event-handlers.ts';
import { Members } from './members/index.ts';
import {
  type PostbackContext,
  postbackLogRoutes,
  postbackMetrics,
  postbackRoutes,
  postbackStatsRoutes,
  postbackSweeper,
  providerStats,
  retentionSweeper,
} from './postbacks/index.ts';
import { promoCodeChangeRoutes, promoCodeCountRoute, promoCodeListRoutes, promoCodeRoutes } from './promo-codes/index.ts';
import { providerRoutes, ProviderSettings, sealAgain } from './providers/index.ts';
import { answerSweeper } from './requests/index.ts';
import { friendRechecker, rewardAmountRoutes, rewardRoutes } from './rewards/index.ts';
import { taskChangeRoutes, taskListRoutes, taskRoutes } from './tasks/index.ts';
import { wallStatementRoutes } from './wall-statements/index.ts';
import { wallRoutes } from './walls/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const config = readEarnConfig(environment);
  const kit = createKit('earn', config);
  const { database } = kit;
  const members = new Members(kit);
  const settings = new ProviderSettings(kit, config);
  const postbacks: PostbackContext = { config, kit, members, settings, metrics: postbackMetrics(kit) };
  const activities = async (days: number) =>
    new Map((await providerStats(database, days)).map(({ id, label: _label, ...activity }) => [id, activity]));
  return createService({
    kit,
    migrationsDirectory,
    routes(app: App) {
      wallRoutes(app, { access: settings, members, wallsBaseUrl: config.wallsBaseUrl });
      postbackRoutes(app, postbacks);
      taskRoutes(app, { kit });
      promoCodeRoutes(app, { kit });
      promoCodeListRoutes(app, { database });
      promoCodeChangeRoutes(app, kit);
      taskListRoutes(app, { database });
      taskChangeRoutes(app, kit);
      rewardAmountRoutes(app, kit);
      postbackLogRoutes(app, postbacks);
      providerRoutes(app, { kit, config, settings, activities });
      wallStatementRoutes(app, kit);
      rewardRoutes(app, { kit });
      earningRoutes(app, { database });
    },
    internalRoutes(app: App) {
      promiseRoutes(app, { database, promises });
      eventRoutes(app, { database, publishers: ['identity'], handlers: eventHandlers });
      postbackStatsRoutes(app, database);
      internalEarningRoutes(app, { database });
      memberEarningRoutes(app, { database });
      promoCodeCountRoute(app, { database });
    },
    onDelivered: rememberWalletAnswer(kit),
    background: [
      { start: async () => void (config.secrets && (await sealAgain(database, config.secrets))), stop: () => undefined },
      postbackSweeper(postbacks),
      holdReleaser(kit),
      friendRechecker(kit),
      retentionSweeper(kit),
      answerSweeper(kit),
    ],
  });
}
