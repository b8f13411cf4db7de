import { useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { late } from '@facet/remote-kit';
import { Button, Panel, SkeletonRows } from '@facet/ui';
import { InboxBell } from '../bell/index.ts';
import { t } from '../texts.ts';

const load = () => import('./latest-notices.tsx');
const LatestNotices = late(async () => (await load()).LatestNotices, <SkeletonRows count={6} />);
const LatestActions = late(async () => (await load()).LatestActions);

/** On wide screens the bell shows the latest beside the page that is open; on the inbox itself it only leads there. */
export function SidebarBell() {
  const { pathname } = useLocation();
  // Another page closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenAt(isOpen ? undefined : pathname);
  };
  if (pathname === '/inbox') return <InboxBell />;
  return (
    <Panel
      isOpen={isOpen}
      onClose={() => setOpenAt(undefined)}
      opener={<InboxBell onClick={toggle} aria-haspopup="dialog" aria-expanded={isOpen} />}
      title={t('Notifications')}
      actions={<LatestActions />}
      foot={
        <Button asChild wide>
          <Link to="/inbox">{t('See all notifications')}</Link>
        </Button>
      }
    >
      <LatestNotices />
    </Panel>
  );
}
