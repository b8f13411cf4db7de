import { startStandalone } from '@facet/remote-kit/standalone';
import { Page, UiProvider } from '@facet/ui';
import remote from '../../src/module.ts';

/** The remote alone; the test answers its calls. */
startStandalone(remote, {
  frame: ({ children }) => (
    <UiProvider>
      <Page>{children}</Page>
    </UiProvider>
  ),
});
