import { startStandalone } from '@facet/remote-kit/standalone';
import { Page, UiProvider } from '@facet/ui';
import { fakeCalls } from './fake-games.ts';
import remote from './module.ts';

startStandalone(remote, {
  frame: ({ children }) => (
    <UiProvider>
      <Page>{children}</Page>
    </UiProvider>
  ),
  calls: fakeCalls(),
});
