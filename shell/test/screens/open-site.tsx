import { BroadcastChannel } from 'node:worker_threads';
import { act, cleanup, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { UiProvider } from '@facet/ui';
import type { Member, RegistryPreview } from '@facet/remote-kit';
import { StoreProvider } from '@facet/remote-kit/host';
import { someFigures } from '@facet/remote-kit/fakes';
import { FakeApi, sessionCalls, someMember, type FakeCalls } from '@facet/remote-kit/testing';
import { App } from '../../src/app/app.tsx';
import { PreviewBanner } from '../../src/preview/preview-banner.tsx';
import type { RegistryEntry } from '../../src/remotes/index.ts';
import { Remotes } from '../../src/remotes/remotes.ts';
import { shellApi } from '../../src/shell-api.ts';
import { store } from '../../src/store/index.ts';
import { Telemetry } from '../../src/telemetry/telemetry.ts';
import { FakeEventSource } from './fake-event-source.ts';

export interface SiteOptions {
  path?: string;
  /** null: a visitor. */
  member?: Partial<Member> | null;
  calls?: FakeCalls;
  entries?: RegistryEntry[];
  /** The registry does not answer. */
  withoutRegistry?: boolean;
  /** The browser is in a preview. */
  preview?: RegistryPreview | null;
  /** Tabs of one browser hear each other; else each page has a stream of its own. */
  hasOtherTabs?: boolean;
}

export interface Site {
  api: FakeApi;
  /** Who `GET /api/auth/user` and the profile say is here, from now on. */
  setMember: (member: Partial<Member> | null) => void;
}

/**
 * The whole shell at an address, before a fake network, until the test ends. The remotes are real entries without code.
 */
export function openSite({
  path = '/',
  member = {},
  calls = {},
  entries = [],
  withoutRegistry = false,
  preview = null,
  hasOtherTabs = false,
}: SiteOptions = {}): Site {
  FakeEventSource.install();
  vi.stubGlobal('BroadcastChannel', hasOtherTabs ? BroadcastChannel : undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  store.install('shell', { api: shellApi });
  history.replaceState(null, '', path);
  let current = member && someMember(member);
  const api = new FakeApi({
    ...sessionCalls(current),
    'GET /api/auth/user': () => current,
    'GET /api/user/profile': () => ({ user: current }),
    'GET /api/withdraw/history': () => ({ withdrawals: [] }),
    'GET /api/user/figures': () => someFigures(),
    'GET /api/public/stats': () => ({ members: 12480, robuxDistributed: '1924310.00', activeUsers: 836 }),
    'GET /api/live/payouts': () => ({ payouts: [] }),
    'GET /api/appeals': () => ({ appeal: null }),
    'POST /api/auth/logout': () => {
      current = null;
      return { success: true };
    },
    ...calls,
  });
  onTestFinished(() => close(api));
  const readRegistry = withoutRegistry
    ? () => Promise.reject(new Error('503'))
    : () => Promise.resolve({ entries, problems: [], services: {}, preview });
  const federation = { register: () => undefined, load: () => Promise.reject(new Error('no code in this test')), discard: () => undefined };
  const remotes = new Remotes({
    readRegistry,
    platform: { versions: {}, exports: {} },
    federation,
    install: () => undefined,
    telemetry: new Telemetry('', () => undefined),
  });
  const ready = remotes.start().then(() => remotes);
  render(
    <StoreProvider store={store}>
      <UiProvider>
        <App remotes={ready} isVisitor={false} />
        <PreviewBanner remotes={ready} />
      </UiProvider>
    </StoreProvider>,
  );
  return { api, setMember: (next) => (current = next && someMember(next)) };
}

/** Leaves the page as it was before: the next site, of this file or another, begins with nothing. */
function close(api: FakeApi): void {
  cleanup();
  api.restore();
  act(() => store.forgetAnswers());
  sessionStorage.clear();
  localStorage.clear();
  document.title = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}

/** A remote that declares one page. */
export function declared(
  name: string,
  path: string,
  label: string,
  order: number,
  audience: 'member' | 'operator' = 'member',
): RegistryEntry {
  return {
    name,
    version: '1.0.0',
    integrity: null,
    url: `/remotes/${name}/manifest.json`,
    title: label,
    contract: 1,
    routes: [path],
    frame: 'member',
    operators: null,
    navigation: [{ path, label, icon: 'hand-coins', order, audience }],
    notices: [],
    services: {},
    requires: {},
    cohort: 'stable',
    fallback: null,
  };
}
