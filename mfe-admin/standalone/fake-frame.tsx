import type { ReactNode } from 'react';
import { OperatorsHostContext, type OperatorsHost } from '@facet/remote-kit';
import { UiProvider } from '@facet/ui';
import { fakeEntries } from './brought/fake-brought.ts';

const fakeHost: OperatorsHost = { entries: fakeEntries, Part: () => null };

/** What the shell puts around the console: with what remotes declare, and none of their code. */
export function FakeFrame({ children, host = fakeHost }: { children: ReactNode; host?: OperatorsHost | undefined }) {
  return (
    <UiProvider>
      <OperatorsHostContext value={host}>{children}</OperatorsHostContext>
    </UiProvider>
  );
}
