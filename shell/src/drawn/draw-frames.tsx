import { isValidElement } from 'react';
import { createMemoryRouter, Navigate, RouterProvider, type RouteObject } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { sessionApi, type Member } from '@facet/remote-kit';
import { StoreProvider } from '@facet/remote-kit/host';
import { Icon, icons, UiProvider, type IconName } from '@facet/ui';
import { RemotesContext, type KnownRemotes } from '../app/known-remotes.ts';
import { memberRoutes } from '../app/member-routes.tsx';
import { MemberFrame } from '../frame/member-frame.tsx';
import { PendingPage } from '../frame/pending-page.tsx';
import { QUICK_PAGES } from '../frame/quick-bar.tsx';
import { titleOfPage } from '../frame/use-arrival.ts';
import { store } from '../store/index.ts';
import { titled } from '../use-page-title.ts';
import { drawMarkup } from './draw-markup.ts';
import { DrawnForAllContext } from './private.tsx';

/** The member's frame at one address, with nothing of any member in it. */
export interface DrawnFrame {
  /** What its file is called. */
  name: string;
  /**
   * Where the gateway shows it (`/help/*`: one below); `named` and `unnamed`: on pages of remotes, by whether the
   * navigation names them.
   */
  path: string;
  title: string;
  html: string;
}

/**
 * What the gateway makes the navigation of: an entry of the sidebar, one of the bar at the foot, and every icon. Marks
 * stand where an entry differs.
 */
export interface MenuParts {
  menuEntry: string;
  quickEntry: string;
  /** How many of the remotes' entries the bar at the foot has. */
  quickEntries: number;
  icons: Record<string, string>;
}

const ENTRY = { path: '/__ENTRY_PATH__', label: '__ENTRY_LABEL__', icon: 'square', order: 0 };
const HEADING = '__PAGE_HEADING__';
/** Where the dashboard leads; a site without one of them shows so when the registry is here. */
const ROUTES = ['/earn', '/withdraw', '/withdraw/statement', '/events'];
const NOBODY: Member = {
  id: '',
  username: '',
  balance: '0.00',
  totalEarned: '0.00',
  rank: '',
  adminRole: null,
  profilePicture: null,
  disabled: false,
  banReason: null,
  bannedAt: null,
  bannedBy: null,
};

/** Draws every frame in the language that is spoken. */
export async function drawFrames(): Promise<DrawnFrame[]> {
  await store.dispatch(sessionApi.util.upsertQueryData('getUser', undefined, NOBODY));
  const drawn: DrawnFrame[] = [];
  for (const { path, handle } of framedRoutes()) {
    const shown = path.startsWith('/') ? path : '/named/by/no/route';
    const html = await drawMarkup(<FrameAt path={shown} handle={handle} />);
    const name = path.replace('*', 'one').replaceAll(/\W+/g, '-').replace(/^-/, '') || 'dashboard';
    drawn.push({ name: `frame-${name}`, path, title: titled(titleOfPage([{ handle }])), html: withMarks(html) });
  }
  return drawn;
}

/** Draws what the gateway makes the navigation of; it is the same in each language. */
export async function drawMenuParts(): Promise<MenuParts> {
  await store.dispatch(sessionApi.util.upsertQueryData('getUser', undefined, NOBODY));
  const [menuEntry, quickEntry] = entriesIn(await drawMarkup(<FrameAt path="/named/by/no/route" handle={{}} />)).map((entry) =>
    entry.replace(`href="${ENTRY.path}"`, 'href="__ENTRY_PATH__"__ENTRY_CURRENT__').replace(/<svg.*<\/svg>/, '__ENTRY_ICON__'),
  );
  if (!menuEntry || !quickEntry) throw new Error('the member’s frame has no navigation');
  const drawings = Object.keys(icons).map((name) => [name, renderToStaticMarkup(<Icon name={name as IconName} />)]);
  return { menuEntry, quickEntry, quickEntries: QUICK_PAGES - 1, icons: Object.fromEntries(drawings) as Record<string, string> };
}

/** Every route of the shell, so that a new one has its frame; none where everybody is sent on. */
function framedRoutes(): { path: string; handle: unknown }[] {
  const own = memberRoutes
    .filter(({ element }) => !(isValidElement(element) && element.type === Navigate))
    .map(({ path = '', handle }) => ({ path: `/${path.replace(/:\w+$/, '*')}`, handle: handle as unknown }));
  return [...own, { path: 'named', handle: { title: HEADING } }, { path: 'unnamed', handle: {} }];
}

function FrameAt({ path, handle }: { path: string; handle: unknown }) {
  const page: RouteObject =
    path === '/'
      ? { index: true, element: memberRoutes.find(({ index }) => index)?.element }
      : { path: '*', element: <PendingPage />, handle };
  const router = createMemoryRouter([{ path: '/', element: <MemberFrame takesFocus={false} />, children: [page] }], {
    initialEntries: [path],
  });
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <DrawnForAllContext value>
          <RemotesContext value={REMOTES}>
            <RouterProvider router={router} />
          </RemotesContext>
        </DrawnForAllContext>
      </UiProvider>
    </StoreProvider>
  );
}

const REMOTES: KnownRemotes = {
  entries: [
    {
      name: '',
      title: '',
      version: '',
      url: '',
      integrity: null,
      contract: 1,
      cohort: 'stable',
      frame: 'member',
      routes: ROUTES,
      navigation: [ENTRY],
      notices: [],
      services: {},
      requires: {},
      operators: null,
      fallback: null,
    },
  ],
  failure: null,
  ownerOf: () => undefined,
};

function entriesIn(html: string): string[] {
  return html.match(new RegExp(`<a [^>]*href="${ENTRY.path}".*?</a>`, 'g')) ?? [];
}

/** The sidebar's comes first, the bar's after it. */
function withMarks(html: string): string {
  const [inMenu, inBar] = entriesIn(html);
  if (!inMenu || !inBar) throw new Error('the member’s frame has no navigation');
  const at = html.indexOf(inMenu) + inMenu.length;
  return html.slice(0, at).replace(inMenu, '__MENU_ENTRIES__') + html.slice(at).replace(inBar, '__QUICK_ENTRIES__');
}
