import { prerender } from 'react-dom/static';
import { languages, loadTexts, speakLanguage, type Language } from '@facet/remote-kit/host';
import { WholeSite } from '../app/whole-site.tsx';
import { loadLegalScreen } from '../legal/lazy-legal-screen.tsx';
import { privacyText } from '../legal/privacy.ts';
import { termsText } from '../legal/terms.ts';
import { shellApi } from '../shell-api.ts';
import { SITE_NAME } from '../site-name.ts';
import { store } from '../store/index.ts';
import { t } from '../texts.ts';
import { titled } from '../use-page-title.ts';
import { stylesApart } from './styles-apart.ts';

/** A public page in one language, as a visitor meets it before any script has run. */
export interface DrawnPage {
  /** What its file is called. */
  name: string;
  /** Where the gateway shows it; `invited`: to who comes by a friend's link. */
  path: string;
  language: Language;
  title: string;
  description: string;
  /** Whose style sheets it needs besides those of every page. */
  chunk?: string;
  html: string;
  /** A style sheet for what would have been `style` attributes, which the content policy forbids. */
  css: string;
}

interface PublicPage {
  name: string;
  path: string;
  /** Where it is drawn, when that is not `path`; the gateway puts the friend's name in the place of the mark. */
  address?: string;
  chunk?: string;
  describe: () => { title: string; description: string };
}

const describeLanding = () => ({ title: SITE_NAME, description: t('Answer surveys, earn Robux, and see where every one came from.') });
const describeLegal = ({ title, summary }: { title: string; summary: string }) => ({ title: titled(title), description: summary });

const PAGES: readonly PublicPage[] = [
  { name: 'landing', path: '/', describe: describeLanding },
  { name: 'invited', path: 'invited', address: '/r/__INVITED_BY__', describe: describeLanding },
  { name: 'terms', path: '/terms', chunk: 'legal', describe: () => describeLegal(termsText({})) },
  { name: 'privacy', path: '/privacy', chunk: 'legal', describe: () => describeLegal(privacyText()) },
];

/** Draws every public page in every language. It changes globals, and so wants a process of its own. */
export async function drawPages(): Promise<DrawnPage[]> {
  store.install('shell', { api: shellApi });
  await loadLegalScreen();
  const drawn: DrawnPage[] = [];
  for (const language of Object.keys(languages) as Language[]) {
    speakLanguage(language);
    await loadTexts();
    for (const { describe, address, ...page } of PAGES) {
      Object.assign(globalThis, { location: new URL(address ?? page.path, 'https://site.invalid'), history: { state: null } });
      drawn.push({ ...page, language, ...describe(), ...stylesApart(await draw()) });
    }
  }
  return drawn;
}

async function draw(): Promise<string> {
  const failures: unknown[] = [];
  const never = new Promise<never>(() => undefined);
  const { prelude } = await prerender(<WholeSite remotes={never} isVisitor />, { onError: (error) => void failures.push(error) });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `a public page cannot be drawn: ${String(failures[0])}`);
  return html;
}
