import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { Traffic } from './calm.ts';
import { freezePage } from './frozen.ts';
import { COLOR_SCHEMES, type Look } from './look.ts';
import type { Room, RoomState } from './rooms/room.ts';

/** Many pages at once on few processors. */
const PATIENCE_MS = 90_000;

export interface Shot {
  room: Room;
  state: RoomState;
  width: number;
}

export interface Picture {
  look: Look;
  /** Below the gallery's folder. */
  file: string;
  png: Buffer;
  /** SHA-256. */
  hash: string;
  /** What is wrong with the screen, when that was asked for. */
  problems: string[];
}

/** Takes the pictures of one browser, each in a page of its own, dark and light without loading it twice. */
export class Camera {
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #asksForProblems: boolean;

  constructor(browser: Browser, folder: string, asksForProblems: boolean) {
    this.#browser = browser;
    this.#folder = folder;
    this.#asksForProblems = asksForProblems;
  }

  async take({ room, state, width }: Shot): Promise<Picture[]> {
    const traffic = new Traffic();
    const screen = await room.open(this.#browser, state, { width, colorScheme: COLOR_SCHEMES[0] }, async (context) => {
      context.setDefaultNavigationTimeout(PATIENCE_MS);
      traffic.watch(context);
      await freezePage(context);
    });
    screen.page.setDefaultTimeout(PATIENCE_MS);
    try {
      await state.reach(screen.page);
      const pictures: Picture[] = [];
      for (const colorScheme of COLOR_SCHEMES) {
        await screen.page.emulateMedia({ colorScheme });
        await traffic.calm(screen.page);
        const look = { width, colorScheme };
        pictures.push({ look, ...(await this.#expose(screen.page, fileOf(room, state, look))), problems: [] });
      }
      if (this.#asksForProblems)
        for (const picture of pictures) {
          await screen.page.emulateMedia({ colorScheme: picture.look.colorScheme });
          picture.problems = await screen.problems();
        }
      return pictures;
    } finally {
      await screen.close();
    }
  }

  async #expose(page: Page, file: string): Promise<Pick<Picture, 'file' | 'png' | 'hash'>> {
    const png = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const target = join(this.#folder, file);
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, png);
    return { file, png, hash: createHash('sha256').update(png).digest('hex') };
  }
}

function fileOf(room: Room, state: RoomState, { width, colorScheme }: Look): string {
  const slug = state.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${room.name}/${slug}-${width}-${colorScheme}.png`;
}
