export type LegalPath = '/terms' | '/privacy';

/** The legal page at an address. */
export function legalPathOf(pathname: string): LegalPath | undefined {
  const path = pathname.replace(/\/$/, '');
  return path === '/terms' || path === '/privacy' ? path : undefined;
}
