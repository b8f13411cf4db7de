import { useState } from 'react';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { AppFrame, Brand, Page, Sheet, SkipLink, Split } from '@facet/ui';
import { SidebarBell } from '../inbox/index.ts';
import { CreditFlight, CreditMomentProvider } from '../moments/index.ts';
import { SITE_NAME } from '../site-name.ts';
import { t } from '../texts.ts';
import { CountNews } from './count-badge.tsx';
import { FrameNotices } from './frame-notices.tsx';
import { Menu } from './menu.tsx';
import { useNavigationEntries } from './navigation-entries.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { QuickBar } from './quick-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

/**
 * Around every page of a member: sidebar or two bars, the hints, and the page, which has one h1 and no main of its own.
 */
export function MemberFrame({ takesFocus }: { takesFocus: boolean }) {
  const [menuOpen, setMenuOpen] = useState(false);
  useArrival({ takesFocus, isCovered: menuOpen, uncover: () => setMenuOpen(false) });
  const openMenu = () => setMenuOpen(true);
  return (
    <CreditMomentProvider>
      <SkipLink />
      <NavigationProgress />
      <AppFrame
        sidebar={
          <>
            <Split>
              <Home />
              <SidebarBell />
            </Split>
            <Menu label={t('Main')} />
          </>
        }
        topBar={<TopBar onMenu={openMenu} />}
        bottomBar={<QuickBar onMore={openMenu} />}
      >
        <Page>
          <Outlet />
          <FrameNotices />
        </Page>
      </AppFrame>
      <Sheet open={menuOpen} onOpenChange={setMenuOpen} label={t('Menu')} head={<Home />}>
        <Menu label={t('Menu')} />
      </Sheet>
      <News />
      <CreditFlight />
      <ScrollRestoration />
    </CreditMomentProvider>
  );
}

/** What waits anew is said once, however many menus show it. */
function News() {
  return useNavigationEntries().flatMap(({ path, label, badge }) => (badge ? [<CountNews key={path} label={label} path={badge} />] : []));
}

function Home() {
  return (
    <Brand asChild>
      <Link to="/">{SITE_NAME}</Link>
    </Brand>
  );
}
