import { createRoot } from 'react-dom/client';
import { applyStoredTheme, applyStyleNonce, UiProvider } from '@facet/ui';
import { StoreProvider } from '@facet/remote-kit/host';
import { App } from './app/app.tsx';
import { ShellContext, type Shell } from './app/shell-context.ts';

/** Shows the site in the page. */
export function startShell(shell: Shell): void {
  applyStyleNonce();
  applyStoredTheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <ShellContext value={shell}>
      <StoreProvider store={shell.store}>
        <UiProvider>
          <App />
        </UiProvider>
      </StoreProvider>
    </ShellContext>,
  );
}
