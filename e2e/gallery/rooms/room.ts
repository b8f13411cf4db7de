import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Look } from '../look.ts';

/** One screen in one state, as its room declares it. */
export interface RoomState {
  /** Unique within the room. */
  name: string;
  /** Ends when the state is on the screen. */
  reach: (page: Page) => Promise<unknown>;
  /** What the design's pictures of it are called, without width and theme. */
  mockup?: string;
}

/** A page that a room has opened. */
interface OpenScreen {
  page: Page;
  /** What is wrong with it, a line each: axe, scrolling sideways, the console. */
  problems: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Before the page is loaded. */
type Prepare = (context: BrowserContext) => Promise<void>;

/**
 * A workspace with screens. A remote only has `test/browser/states.ts` (`ScreenState[]` of remote-kit); whoever shows
 * its screens in another way has `test/gallery-room.ts`, which exports `startRoom(): Promise<StartedRoom>`.
 */
export interface StartedRoom<State extends RoomState = RoomState> {
  states: readonly State[];
  open(browser: Browser, state: State, look: Look, prepare: Prepare): Promise<OpenScreen>;
  close(): Promise<void>;
}

export interface Room extends StartedRoom {
  /** Of its folder, `mfe-earn`. */
  name: string;
  /** Which pictures of it are accepted. */
  acceptedFile: string;
}
