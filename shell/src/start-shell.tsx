import { createRoot } from 'react-dom/client';
import { applyStoredTheme, applyStyleNonce, UiProvider } from '@facet/ui';
import { applyLanguage, loadTexts, StoreProvider } from '@facet/remote-kit/host';
import { App } from './app/app.tsx';
import { registerServiceWorker } from './installable/register-service-worker.ts';
import { PreviewBanner } from './preview/preview-banner.tsx';
import { startRemotes } from './remotes/index.ts';
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
  void loadTexts().then(() =>
    createRoot(root).render(
      <StoreProvider store={store}>
        <UiProvider>
          <App remotes={remotes} />
          <PreviewBanner remotes={remotes} />
        </UiProvider>
      </StoreProvider>,
    ),
  );
}
