import { languages, loadTexts, speakLanguage } from '@facet/remote-kit/host';
import { WholeSite } from '../app/whole-site.tsx';
import { LazyLegalScreen } from '../legal/lazy-legal-screen.tsx';
import { privacyText } from '../legal/privacy.ts';
import { termsText } from '../legal/terms.ts';
import { shellApi } from '../shell-api.ts';
import { SITE_NAME } from '../site-name.ts';
import { store } from '../store/index.ts';
import { t } from '../texts.ts';
import { titled } from '../use-page-title.ts';
import { drawFrames, drawMenuParts, type MenuParts } from './draw-frames.tsx';
import { drawMarkup } from './draw-markup.ts';
import { stylesApart } from './styles-apart.ts';

/**
 * A page in one language, as it is met before any script has run: public, or a member's frame around nothing of theirs.
 */
export interface DrawnPage {
  /** What its file is called. */
  name: string;
  /** Where the gateway shows it; `invited`: to who comes by a friend's link. */
  path: string;
  language: string;
  isFrame: boolean;
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

/**
 * Draws every page in every language, and what their navigation is made of. It changes globals, and so wants a process
 * of its own.
 */
export async function drawPages(): Promise<{ pages: DrawnPage[]; menu: MenuParts }> {
  store.install('shell', { api: shellApi });
  await LazyLegalScreen.expect();
  const never = new Promise<never>(() => undefined);
  const pages: DrawnPage[] = [];
  for (const language of Object.keys(languages)) {
    speakLanguage(language);
    await loadTexts();
    for (const { describe, address, ...page } of PAGES) {
      comeTo(address ?? page.path);
      const html = await drawMarkup(<WholeSite remotes={never} isVisitor />);
      pages.push({ ...page, language, isFrame: false, ...describe(), ...stylesApart(html) });
    }
    comeTo('/');
    const { description } = describeLanding();
    for (const { html, ...frame } of await drawFrames())
      pages.push({ ...frame, language, isFrame: true, description, chunk: 'member-area', ...stylesApart(html) });
    store.forgetAnswers();
  }
  const menu = await drawMenuParts();
  // Else the process would wait for the answers to grow old.
  store.forgetAnswers();
  return { pages, menu };
}

function comeTo(path: string): void {
  Object.assign(globalThis, { location: new URL(path, 'https://site.invalid'), history: { state: null } });
}
