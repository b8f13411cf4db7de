import type { Picture, Shot } from './camera.ts';
import type { AcceptedPictures } from './digest/accepted-pictures.ts';
import { compareDigests } from './digest/compare-digests.ts';
import { fromText } from './digest/digest.ts';
import { COLOR_SCHEMES, nameOf } from './look.ts';
import type { MockupShelf } from './mockup-shelf.ts';
import type { Outcome } from './outcome.ts';

/** Lays a picture beside the accepted one. */
export function judge({ room, state }: Shot, picture: Picture, accepted: AcceptedPictures, mockups: MockupShelf): Outcome {
  const { look, file, digest, problems } = picture;
  const before = accepted[state.name]?.[nameOf(look)];
  const difference = before === undefined ? null : compareDigests(fromText(before), digest);
  const verdict = before === undefined ? 'new' : difference ? 'changed' : 'as accepted';
  return {
    room: room.name,
    state: state.name,
    look: nameOf(look),
    ...look,
    file,
    verdict,
    difference,
    problems,
    mockup: mockups.find(state, look),
  };
}

/** A state that could not be reached is missing in both themes. */
export function notReached({ room, state, width }: Shot, reason: unknown, mockups: MockupShelf): Outcome[] {
  const problems = [String(reason).split('\n').slice(0, 3).join(' ')];
  return COLOR_SCHEMES.map((colorScheme) => {
    const look = { width, colorScheme };
    const where = { room: room.name, state: state.name, look: nameOf(look), ...look, mockup: mockups.find(state, look) };
    return { ...where, file: null, verdict: 'not reached', difference: null, problems };
  });
}
