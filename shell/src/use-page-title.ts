import { useEffect } from 'react';
import { SITE_NAME } from './site-name.ts';

/** "Dashboard · Facet", or the site alone. */
export function titled(title: string | undefined): string {
  return title ? `${title} · ${SITE_NAME}` : SITE_NAME;
}

/** Names the tab. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = titled(title);
  }, [title]);
}
