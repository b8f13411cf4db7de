import { renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import { fakeCalls } from '../standalone/fake-calls.ts';
import remote from '../src/module.ts';

export type OpenedPage = RenderedRemote;

/** A page of this remote in a fake shell, with something in every answer unless the test says otherwise. */
export function openPage(calls: FakeCalls = {}, path = '/earn'): OpenedPage {
  // jsdom has no layout and therefore no scrolling; newer browsers answer with a promise, which an effect must not
  // return.
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
  return renderRemote(remote, { path, frame: UiProvider, calls: { ...fakeCalls(), ...calls } });
}
