import { renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import { fakeNotices } from '../standalone/fake-notices.ts';
import remote from '../src/module.ts';

/** /sample in a fake shell, with two notices unless the test says otherwise. */
export function openPage(calls: FakeCalls = {}): RenderedRemote {
  return renderRemote(remote, {
    path: '/sample',
    frame: UiProvider,
    calls: { 'GET /api/sample/notices': () => ({ notices: fakeNotices }), ...calls },
  });
}
