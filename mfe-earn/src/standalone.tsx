import { startStandalone } from '@facet/remote-kit/standalone';
import { Page, UiProvider } from '@facet/ui';
import remote from './module.ts';
import { fakeWalls } from './walls/fake-walls.ts';

startStandalone(remote, {
  frame: ({ children }) => (
    <UiProvider>
      <Page>{children}</Page>
    </UiProvider>
  ),
  calls: { 'GET /api/walls': () => ({ walls: fakeWalls() }) },
});
