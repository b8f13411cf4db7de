import { startStandalone } from '@facet/remote-kit/standalone';
import { Page, UiProvider } from '@facet/ui';
import { fakeNotices } from './fake-notices.ts';
import remote from './module.ts';

startStandalone(remote, {
  frame: ({ children }) => (
    <UiProvider>
      <Page>{children}</Page>
    </UiProvider>
  ),
  calls: { 'GET /api/sample/notices': () => ({ notices: fakeNotices }) },
});
