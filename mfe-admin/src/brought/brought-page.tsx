import { useLocation } from '@facet/remote-kit';
import { useEffect } from 'react';
import { NotFound } from '../frame/not-found-page.tsx';
import { t } from '../texts.ts';
import { OpenMember } from '../members/open-member.tsx';
import { BroughtPart } from './brought-part.tsx';
import { useBrought } from './use-brought.ts';

/** A path below /admin that is not the console's own: the page that a remote brings there, or nothing. */
export function Component() {
  const { pathname } = useLocation();
  const page = useBrought().pages.find(({ path }) => path === pathname.replace(/\/$/, ''));
  const title = page?.label;
  // The route's own title is that of an address where nothing is.
  useEffect(() => {
    if (title !== undefined) document.title = document.title.replace(t('Not found'), () => title);
  }, [title]);
  if (!page) return <NotFound />;
  return (
    <>
      <BroughtPart key={page.id} kind="routes" part={page} />
      <OpenMember />
    </>
  );
}
