import type { ReactNode } from 'react';
import type { OperatorsHost } from '@facet/remote-kit';
import { renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { fakeCalls, someOperator } from '../standalone/fake-admin.ts';
import { FakeFrame } from '../standalone/fake-frame.tsx';
import remote from '../src/module.ts';
import type { Account } from '../src/session/index.ts';

export interface OpenPage {
  calls?: FakeCalls;
  /** null: nobody is signed in. */
  operator?: Partial<Account> | null;
  /** What remotes bring; labels of the audit log alone when absent. */
  host?: OperatorsHost;
}

/** A page of the operators' area at an address, with something in every answer unless the test says otherwise. */
export function openPage(path: string, { calls = {}, operator = {}, host }: OpenPage = {}): RenderedRemote {
  const frame = ({ children }: { children: ReactNode }) => <FakeFrame host={host}>{children}</FakeFrame>;
  return renderRemote(remote, { path, frame, calls: { ...fakeCalls(operator && someOperator(operator)), ...calls } });
}
