import type { ReactNode } from 'react';
import { OperatorsHostContext, type OperatorsHost } from '@facet/remote-kit';
import { renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import { fakeCalls, someOperator } from '../standalone/fake-admin.ts';
import remote from '../src/module.ts';
import type { Account } from '../src/session/index.ts';

export interface OpenPage {
  calls?: FakeCalls;
  /** null: nobody is signed in. */
  operator?: Partial<Account> | null;
  /** What remotes bring; nothing when absent. */
  host?: OperatorsHost;
}

/** A page of the operators' area at an address, with something in every answer unless the test says otherwise. */
export function openPage(path: string, { calls = {}, operator = {}, host }: OpenPage = {}): RenderedRemote {
  const frame = ({ children }: { children: ReactNode }) => (
    <UiProvider>{host ? <OperatorsHostContext value={host}>{children}</OperatorsHostContext> : children}</UiProvider>
  );
  return renderRemote(remote, { path, frame, calls: { ...fakeCalls(operator && someOperator(operator)), ...calls } });
}
