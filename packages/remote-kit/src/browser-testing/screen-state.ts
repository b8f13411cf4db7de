import type { Page } from 'playwright-core';
import type { Member } from '../session/member.ts';
import type { FakeCalls } from '../testing/fake-api.ts';

/**
 * One screen of a remote in one state: what the network says, and how one gets there. A remote's are in
 * `test/browser/states.ts`.
 */
export interface ScreenState {
  /** Unique within the remote. */
  name: string;
  path: string;
  member?: Partial<Member>;
  /** All calls of the remote; made anew for each screen, since some fakes remember. */
  calls: () => FakeCalls;
  /** Ends when the state is on the screen. */
  reach: (page: Page) => Promise<unknown>;
  /** What the design's pictures of this state are called, `bombs-play` for `bombs-play-1440-dark.png`. */
  mockup?: string;
}
