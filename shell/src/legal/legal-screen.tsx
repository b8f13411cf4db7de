import { usePublicSettings } from '@facet/remote-kit';
import { usePageTitle } from '../use-page-title.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalPath } from './legal-path.ts';
import { privacyText } from './privacy.ts';
import { termsText } from './terms.ts';

/** /terms or /privacy. */
export function LegalScreen({ path }: { path: LegalPath }) {
  const { settings } = usePublicSettings();
  const text = path === '/terms' ? termsText(settings) : privacyText();
  usePageTitle(text.title);
  return <LegalPage text={text} />;
}
