import { renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import { fakeCalls } from '../standalone/fake-social.ts';
import remote from '../src/module.ts';

/** A page of this remote in a fake shell, with something in every answer unless the test says otherwise. */
export function openPage(path: '/events' | '/referrals', calls: FakeCalls = {}): RenderedRemote {
  return renderRemote(remote, { path, frame: UiProvider, calls: { ...fakeCalls(), ...calls } });
}
