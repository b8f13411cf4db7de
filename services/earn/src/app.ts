import { join } from 'node:path';
import { promiseRoutes, createKit, createService, eventRoutes, ownDataRoute, repeat, type Areas, type Service } from '@facet/service-kit';
import { promises } from './audit/index.ts';
import { readEarnConfig } from './config.ts';
import { earningRoutes, holdReleaser, internalEarningRoutes, memberEarningRoutes, rememberWalletAnswer } from './earnings/index.ts';
import { eventHandlers } from './event-handlers.ts';
import { holdRuleRoutes } from './hold-rules/index.ts';
import { Members } from './members/index.ts';
import { offerKeeper, offerRoutes, offerSweeper, type OfferContext } from './offers/index.ts';
import { ownData } from './own-data/index.ts';
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
import { codeBatchRoutes, promoCodeChangeRoutes, promoCodeCountRoute, promoCodeListRoutes, promoCodeRoutes } from './promo-codes/index.ts';
import { providerRoutes, ProviderSettings, sealAgain } from './providers/index.ts';
import { answerSweeper } from './requests/index.ts';
import { followFriends, friendEarned, friendRechecker, rewardAmountRoutes, rewardRoutes, warnOfStreaks } from './rewards/index.ts';
import { taskChangeRoutes, taskListRoutes, taskRoutes } from './tasks/index.ts';
import { wallStatementRoutes } from './wall-statements/index.ts';
import { wallRoutes } from './walls/index.ts';

export const migrationsDirectory = join(import.meta.dirname, '../migrations');

/** Puts the service together from its environment; connects to nothing before ready(). @throws ConfigError */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const config = readEarnConfig(environment);
  const kit = createKit('earn', config);
  const { database, log } = kit;
  const members = new Members(kit);
  const settings = new ProviderSettings(kit, config);
  const postbacks: PostbackContext = { config, kit, members, settings, metrics: postbackMetrics(kit) };
  const { wallsBaseUrl, offersBaseUrl } = config;
  const offers: OfferContext = { kit, access: settings, memberIds: config.wallMemberIds, wallsBaseUrl, offersBaseUrl };
  return createService({
    kit,
    migrationsDirectory,
    areas: areasOf(postbacks, settings, offers),
    amongServices: (app) => {
      promiseRoutes(app, { database, promises });
      eventRoutes(app, { database, publishers: ['identity'], handlers: eventHandlers });
    },
    onDelivered: rememberWalletAnswer(kit, (transaction, earning) => friendEarned(transaction, earning.member_id)),
    background: [
      { start: async () => void (config.secrets && (await sealAgain(database, config.secrets))), stop: () => undefined },
      postbackSweeper(postbacks),
      holdReleaser(kit),
      friendRechecker(kit),
      repeat({ log, name: 'friends who earned', everyMs: 2_000 }, () => followFriends(kit)),
      repeat({ log, name: 'streaks that end today', everyMs: 60_000 }, (stopping) => warnOfStreaks(kit, stopping)),
      retentionSweeper(kit),
      answerSweeper(kit),
      offerKeeper(offers),
      offerSweeper(kit),
    ],
  });
}

/** What earn is about. */
function areasOf(postbacks: PostbackContext, settings: ProviderSettings, offers: OfferContext): Areas {
  const { kit, config, members } = postbacks;
  const { database } = kit;
  const activities = async (days: number) =>
    new Map((await providerStats(database, days)).map(({ id, label: _label, sums: _sums, ...activity }) => [id, activity]));
  return {
    'Own data': {
      about: 'What is kept about a member, for a file of theirs.',
      routes: (app) => ownDataRoute(app, { database, service: 'earn', data: ownData }),
    },
    Walls: {
      about: 'The survey and offer walls that a member earns at.',
      routes: (app) => wallRoutes(app, { access: settings, members, memberIds: config.wallMemberIds, wallsBaseUrl: config.wallsBaseUrl }),
    },
    Offers: {
      about: 'What the providers offer a member now, in one list.',
      routes: (app) => offerRoutes(app, offers),
    },
    Postbacks: {
      about: 'What walls report of members, and how each call was decided.',
      routes: (app) => {
        postbackRoutes(app, postbacks);
        postbackLogRoutes(app, postbacks);
        wallStatementRoutes(app, kit);
        postbackStatsRoutes(app, kit);
        holdRuleRoutes(app, kit);
      },
    },
    Providers: {
      about: 'The companies behind the walls, and how each is set up.',
      routes: (app) => providerRoutes(app, { kit, config, settings, activities }),
    },
    Tasks: {
      about: 'Tasks on social media.',
      routes: (app) => {
        taskRoutes(app, { kit });
        taskListRoutes(app, { database });
        taskChangeRoutes(app, kit);
      },
    },
    'Promo codes': {
      about: 'Codes that pay once for each member.',
      routes: (app) => {
        promoCodeRoutes(app, { kit });
        promoCodeListRoutes(app, { database });
        promoCodeChangeRoutes(app, kit);
        codeBatchRoutes(app, kit);
      },
      internalRoutes: (app) => promoCodeCountRoute(app, { database }),
    },
    Rewards: {
      about: 'The daily bonus, the weekly challenge, the referral bonus, and what they pay.',
      routes: (app) => {
        rewardAmountRoutes(app, kit);
        rewardRoutes(app, { kit });
      },
    },
    Earnings: {
      about: 'What members earned, from all of these together.',
      routes: (app) => {
        earningRoutes(app, { database });
        memberEarningRoutes(app, kit);
      },
      internalRoutes: (app) => internalEarningRoutes(app, { database }),
    },
  };
}
