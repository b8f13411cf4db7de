import { UiProvider } from '@facet/ui';
import { StoreProvider } from '@facet/remote-kit/host';
import { PreviewBanner } from '../preview/preview-banner.tsx';
import type { Remotes } from '../remotes/index.ts';
import { store } from '../store/index.ts';
import { App } from './app.tsx';

interface WholeSiteProps {
  remotes: Promise<Remotes>;
  /** The gateway saw that nobody is signed in: what visitors get is shown before the answer says so too. */
  isVisitor: boolean;
}

/** All that is drawn, in the browser and when the shell is built. `remotes` never rejects. */
export function WholeSite({ remotes, isVisitor }: WholeSiteProps) {
  return (
    <StoreProvider store={store}>
      <UiProvider>
        <App remotes={remotes} isVisitor={isVisitor} />
        <PreviewBanner remotes={remotes} />
      </UiProvider>
    </StoreProvider>
  );
}
