import { fakeConsole } from '@facet/console-kit/testing';
import { startStandalone } from '@facet/remote-kit/standalone';
import { Page, UiProvider } from '@facet/ui';
import { fakeCalls } from './fake-games.ts';
import remote from '../src/module.ts';
import { fakeOperatorsCalls } from './operators/fake-operators.ts';
import operators from '../src/operators/module.ts';

if (location.pathname.startsWith('/admin')) startStandalone(fakeConsole(operators), { frame: UiProvider, calls: fakeOperatorsCalls() });
else
  startStandalone(remote, {
    frame: ({ children }) => (
      <UiProvider>
        <Page>{children}</Page>
      </UiProvider>
    ),
    calls: fakeCalls(),
  });
