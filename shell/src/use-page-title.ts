import { useEffect } from 'react';
import { SITE_NAME } from './site-name.ts';

/** Names the tab: "Dashboard · Facet", or the site alone. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE_NAME}` : SITE_NAME;
  }, [title]);
}
