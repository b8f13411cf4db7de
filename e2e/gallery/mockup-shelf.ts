import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Look } from './look.ts';
import type { RoomState } from './rooms/room.ts';

/** The design's pictures, `<name>-<width>[-<theme>].png` in `shots/` folders; empty without a folder of mockups. */
export class MockupShelf {
  readonly #pictures: ReadonlyMap<string, string>;

  constructor(folder: string | undefined) {
    const files = folder === undefined ? [] : globSync(['shots/*.png', '*/shots/*.png'], { cwd: folder });
    this.#pictures = new Map(files.map((file) => [basename(file, '.png'), pathToFileURL(resolve(folder ?? '', file)).href]));
  }

  /** The nearest that was drawn: its phones are 390 px wide, and not each state was drawn in both themes. */
  find({ mockup }: RoomState, { width, colorScheme }: Look): string | null {
    if (mockup === undefined) return null;
    const drawnWidth = width < 900 ? 390 : 1440;
    const names = [
      `${mockup}-${drawnWidth}-${colorScheme}`,
      `${mockup}-${drawnWidth}`,
      `${mockup}-${drawnWidth}-dark`,
      `${mockup}-${drawnWidth}-light`,
    ];
    return names.map((name) => this.#pictures.get(name)).find((address) => address !== undefined) ?? null;
  }
}
