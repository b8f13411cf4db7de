import { join } from 'node:path';
import { createKit, createService, eventRoutes, ownDataRoute, promiseRoutes, type Area, type Kit, type Service } from '@facet/service-kit';
import { promises } from './audit/index.ts';
import { allCaseRoutes, Facts, releaseCasesOf } from './cases/index.ts';
import { readIdentityConfig } from './config.ts';
import { enterEpoch } from './enter-epoch.ts';
import { DeviceCookie } from './devices/index.ts';
import { deletionRoutes } from './deletion/index.ts';
import { deviceRoutes } from './device-list/index.ts';
import { directoryRoutes, memberSessionRoutes, tellingApartRoutes } from './directory/index.ts';
import { memberNoteRoutes } from './member-notes/index.ts';
import {
  adminRoleRoutes,
  badgeRoutes,
  Balances,
  banRoutes,
  confirmWelcomeBonus,
  memberRoutes,
  rememberRank,
  UserPresenter,
} from './members/index.ts';
import { ownData } from './own-data/index.ts';
import { PlatformClient } from './platform/index.ts';
import { revocationRoutes } from './revocations/index.ts';
import { jwksRoutes, SessionCookie, SessionKeys, SessionReader, sessionRoutes } from './sessions/index.ts';
import { internalSettingRoutes, operatorSettingRoutes, publicSettingRoutes, SiteSettings } from './settings/index.ts';
import { SignIn, signInRoutes } from './sign-in/index.ts';
import { PublicStats, statsRoutes } from './stats/index.ts';
import { riskWatch, sweep } from './sweep.ts';

/** Puts identity together; reads no file and opens no connection. */
export function buildService(environment?: NodeJS.ProcessEnv): Service {
  const config = readIdentityConfig(environment);
  const kit = createKit('identity', config);
  const { database, outbox } = kit;
  const secure = config.PUBLIC_URL.startsWith('https:');

  const keys = new SessionKeys(database, { current: config.SESSION_KEY_FILE, previous: config.SESSION_PREVIOUS_KEY_FILE });
  const settings = new SiteSettings({ database, catalogueFile: config.SETTINGS_CATALOGUE, production: config.NODE_ENV === 'production' });
  const platform = new PlatformClient({ baseUrl: config.PLATFORM_BASE_URL, groupId: config.GROUP_ID });
  const cookie = new SessionCookie({ secure });
  const deviceCookie = new DeviceCookie({ secure });
  const sessions = new SessionReader(database);
  const users = new UserPresenter(new Balances(kit));
  const signIn = new SignIn({ database, outbox, platform, settings, keys });
  const stats = new PublicStats(kit);

  return createService({
    kit,
    migrationsDirectory: join(import.meta.dirname, '../migrations'),
    areas: {
      'Sign-in': {
        about: 'Signing in with an account of the game platform, proving that it is one’s own, signing out.',
        routes: (app) => signInRoutes(app, { signIn, sessions, sessionCookie: cookie, deviceCookie, users }),
      },
      Sessions: {
        about: 'Who is signed in, and the keys that others check it with.',
        routes: (app) => sessionRoutes(app, { database, outbox, cookie, keys, sessions, users }),
        internalRoutes: (app) => {
          jwksRoutes(app, { keys });
          revocationRoutes(app, { database });
        },
      },
      Devices: {
        about: 'Devices that were seen with a member’s account.',
        routes: (app) => deviceRoutes(app, { database, outbox, sessions, deviceCookie }),
      },
      Members: members(kit),
      Cases: {
        about: 'What members ask about their own lines, their appeals, and what operators answer.',
        routes: (app) => allCaseRoutes(app, { kit, sessions, facts: new Facts(kit) }),
      },
      'Own data': {
        about: 'What is kept about a member, for a file of theirs, and how they leave.',
        routes: (app) => {
          ownDataRoute(app, { database, service: 'identity', data: ownData });
          deletionRoutes(app, { database, outbox, sessions, cookie });
        },
      },
      Settings: {
        about: 'The site’s settings, which are changed without a release.',
        routes: (app) => {
          publicSettingRoutes(app, { settings });
          operatorSettingRoutes(app, kit, settings);
        },
        internalRoutes: (app) => internalSettingRoutes(app, { settings }),
      },
      Statistics: { about: 'Figures for the front page.', routes: (app) => statsRoutes(app, { stats }) },
    },
    amongServices: (app) => {
      promiseRoutes(app, { database, promises });
      eventRoutes(app, { database, publishers: ['social'], handlers: { 'rewards.social.member.rank.changed.v1': rememberRank } });
    },
    onDelivered: confirmWelcomeBonus,
    onNewEpoch: () => enterEpoch(kit),
    background: [keys, settings, sweep(kit), riskWatch(kit)],
  });
}

function members(kit: Kit): Area {
  const { database } = kit;
  return {
    about: 'Members as other services know them: their names, bans and sessions.',
    internalRoutes: (app) => {
      memberRoutes(app, { database });
      adminRoleRoutes(app, { database, whenGone: releaseCasesOf });
      directoryRoutes(app, { database });
    },
    routes: (app) => {
      badgeRoutes(app, kit);
      banRoutes(app, kit);
      memberSessionRoutes(app, kit);
      tellingApartRoutes(app, kit);
      memberNoteRoutes(app, kit);
    },
  };
}
