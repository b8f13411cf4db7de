import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Picture, Shot } from './camera.ts';
import { COLOR_SCHEMES, nameOf } from './look.ts';
import type { MockupShelf } from './mockup-shelf.ts';
import type { Outcome } from './outcome.ts';
import type { AcceptedPictures } from './pictures/accepted-pictures.ts';
import { comparePictures } from './pictures/compare-pictures.ts';
import type { KeptPictures } from './pictures/kept-pictures.ts';

/** What a picture is laid beside. */
export interface Standard {
  accepted: AcceptedPictures;
  kept: KeptPictures;
  mockups: MockupShelf;
  /** Where the pictures lie, and those of the differences. */
  folder: string;
}

export async function judge({ room, state }: Shot, picture: Picture, { accepted, kept, mockups, folder }: Standard): Promise<Outcome> {
  const { look, file, problems } = picture;
  const where = { room: room.name, state: state.name, look: nameOf(look), ...look, file, problems, mockup: mockups.find(state, look) };
  const hash = accepted[state.name]?.[nameOf(look)];
  if (hash === undefined) return { ...where, verdict: 'new', change: null };
  if (hash === picture.hash) {
    // Whoever runs what was accepted has the pictures themselves from then on.
    if (!kept.has(hash)) await kept.keep(hash, picture.png);
    return { ...where, verdict: 'as accepted', change: null };
  }
  const before = await kept.find(hash);
  if (before === null) return { ...where, verdict: 'changed', change: null };
  const difference = comparePictures(before, picture.png);
  if (difference === null) return { ...where, verdict: 'as accepted', change: null };
  const { png, ...figures } = difference;
  const differenceFile = file.replace(/\.png$/, '-difference.png');
  await writeFile(join(folder, differenceFile), png);
  return { ...where, verdict: 'changed', change: { ...figures, acceptedFile: relative(folder, kept.fileOf(hash)), differenceFile } };
}

/** A state that could not be reached is missing in both themes. */
export function notReached({ room, state, width }: Shot, reason: unknown, mockups: MockupShelf): Outcome[] {
  const problems = [String(reason).split('\n').slice(0, 3).join(' ')];
  return COLOR_SCHEMES.map((colorScheme) => {
    const look = { width, colorScheme };
    const where = { room: room.name, state: state.name, look: nameOf(look), ...look, mockup: mockups.find(state, look) };
    return { ...where, file: null, verdict: 'not reached', change: null, problems };
  });
}
