import { renderRemote, type FakeCalls, type RenderedRemote, type RenderRemoteOptions } from '@facet/remote-kit/testing';
import { UiProvider } from '@facet/ui';
import { fakeCalls } from '../standalone/fake-games.ts';
import remote from '../src/module.ts';

/** jsdom draws nothing, and has no observer of sizes; the canvas asks for both. */
class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoResize;
HTMLCanvasElement.prototype.getContext = () => null;

export type GamesPath = '/games' | '/games/bombs' | '/games/crash' | '/games/fairness';

/**
 * A page of this remote in a fake shell, where everything answers unless the test says otherwise. Nothing is remembered
 * yet.
 */
export function openPage(path: GamesPath, calls: FakeCalls = {}, member: RenderRemoteOptions['member'] = {}): RenderedRemote {
  return renderRemote(remote, { path, frame: UiProvider, member, calls: { ...fakeCalls(), ...calls } });
}
