import { render, type RenderResult } from '@testing-library/react';
import type { RemoteModule } from '../contract/remote-module.ts';
import type { Member } from '../session/member.ts';
import { FakeApi, type FakeCalls } from './fake-api.ts';
import { createFakeShell, type FakeShell, type Frame } from './fake-shell.tsx';
import { sessionCalls, someMember } from './session-calls.ts';

export interface RenderRemoteOptions {
  /** Where the member is, such as `/earn`. */
  path: string;
  /** `UiProvider` of @facet/ui. */
  frame: Frame;
  member?: Partial<Member>;
  /** The remote's own calls; those of the session are there already and may be replaced. */
  calls?: FakeCalls;
}

export type RenderedRemote = RenderResult & { api: FakeApi; shell: FakeShell };

/**
 * Renders a page of a remote in a fake shell against a fake network. Everything is undone by Testing Library's
 * `cleanup` but the network: `api.restore()`.
 */
export function renderRemote(remote: RemoteModule, { path, frame, member, calls = {} }: RenderRemoteOptions): RenderedRemote {
  const api = new FakeApi({ ...sessionCalls(someMember(member)), ...calls });
  const shell = createFakeShell(remote, frame, path);
  return { ...render(shell.element), api, shell };
}
