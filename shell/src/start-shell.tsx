import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyStoredTheme, applyStyleNonce } from '@facet/ui';
import { applyLanguage, currentLanguage, loadTexts } from '@facet/remote-kit/host';
import { readScreen } from './app/use-visitor-screen.ts';
import { WholeSite } from './app/whole-site.tsx';
import { replaceDrawnFrame } from './drawn/drawn-frame.ts';
import { wearStyles } from './drawn/wear-styles.ts';
import { registerServiceWorker } from './installable/register-service-worker.ts';
import { LazyLegalScreen } from './legal/lazy-legal-screen.tsx';
import { legalPathOf } from './legal/legal-path.ts';
import type { Remotes } from './remotes/index.ts';
import { startRemotes } from './remotes/start-remotes.ts';
import { shellApi } from './shell-api.ts';
import { store } from './store/index.ts';
import { startTelemetry } from './telemetry/index.ts';

/** Shows the site in the page. Its texts, who is here and which remotes there are is asked for at the same time. */
export function startShell(): void {
  applyStyleNonce();
  applyStoredTheme();
  applyLanguage();
  store.install('shell', { api: shellApi });
  const remotes = startRemotes();
  startTelemetry(remotes);
  registerServiceWorker();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  void show(root, remotes);
}

async function show(root: HTMLElement, remotes: Promise<Remotes>): Promise<void> {
  // The language in which a public page was drawn when the shell was built: the gateway sends that to who has no
  // session.
  const { drawn } = root.dataset;
  const [isLegalHere] = await Promise.all([drawn === undefined || bringLegalScreen(), loadTexts()]);
  const site = <WholeSite remotes={remotes} isVisitor={drawn !== undefined} />;
  if (isLegalHere && drawn === currentLanguage() && readScreen() === 'landing') {
    wearStyles();
    hydrateRoot(root, site);
    dispatchEvent(new Event('page-taken-over'));
  } else {
    root.replaceChildren();
    replaceDrawnFrame(root);
    createRoot(root).render(site);
  }
}

/** Where the address is that of a legal page; false when it does not come. */
function bringLegalScreen(): Promise<boolean> {
  if (!legalPathOf(location.pathname)) return Promise.resolve(true);
  return LazyLegalScreen.expect().then(
    () => true,
    () => false,
  );
}
