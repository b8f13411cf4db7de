import { renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import remote from '../src/module.ts';
import { fakeWalls } from '../src/walls/fake-walls.ts';

export type OpenedPage = RenderedRemote;

/** /earn in a fake shell, with four walls unless the test says otherwise. */
export function openPage(calls: FakeCalls = {}): OpenedPage {
  // jsdom has no layout and therefore no scrolling; newer browsers answer with a promise, which an effect must not return.
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
  return renderRemote(remote, { path: '/earn', frame: UiProvider, calls: { 'GET /api/walls': () => ({ walls: fakeWalls() }), ...calls } });
}
