import { fakeConsole } from '@facet/console-kit/testing';
import { startStandalone } from '@facet/remote-kit/standalone';
import { Page, UiProvider } from '@facet/ui';
import remote from '../../src/module.ts';
import operators from '../../src/operators/module.ts';

/** The remote alone, or its operators' tabs; the test answers its calls. */
if (location.pathname.startsWith('/admin')) startStandalone(fakeConsole(operators), { frame: UiProvider });
else
  startStandalone(remote, {
    frame: ({ children }) => (
      <UiProvider>
        <Page>{children}</Page>
      </UiProvider>
    ),
  });
