import type { Browser, BrowserContext, Page } from 'playwright-core';
import { GalleryScreen, type GalleryLook } from '../gallery/gallery-screen.ts';
import { startGallery } from '../gallery/start-gallery.ts';
import { openings } from '../gallery/states.ts';

interface State {
  name: string;
  hash: string;
  reach: (page: Page) => Promise<unknown>;
  mockup?: string;
}

const states: State[] = [
  { name: 'at rest', hash: '', reach: (page) => page.getByRole('heading', { level: 1 }).waitFor(), mockup: 'components' },
  { name: 'a loading screen', hash: '#loading', reach: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { name: 'a page in its frame', hash: '#frame', reach: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  ...openings.map(({ name, open, shown }): State => ({ name, hash: '', reach: (page) => open(page).then(() => shown(page).waitFor()) })),
];

/** What `npm run gallery` at the root takes pictures of. */
export async function startRoom() {
  const { url, close } = await startGallery(0);
  return {
    states,
    open: (browser: Browser, { hash }: State, look: GalleryLook, prepare: (context: BrowserContext) => Promise<void>) =>
      GalleryScreen.open(browser, `${url}${hash}`, look, prepare),
    close: () => Promise.resolve(close()),
  };
}
