import { errorOfAnswer, msg } from '@facet/remote-kit';
import { t } from '../texts.ts';

/** Long statements take their time; a hung download must end in words all the same. */
const DEADLINE_MS = 120_000;
const NO_ANSWER = msg('The site did not answer. Check your connection and try again.');

/**
 * A file of this site, whole before anything is saved: half of one would look like all of it. `problem` is for people.
 */
export async function fetchFile(path: string): Promise<{ file: Blob } | { problem: string }> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(DEADLINE_MS) });
    return response.ok ? { file: await response.blob() } : { problem: errorOfAnswer(response, await response.text()).message };
  } catch {
    return { problem: t(NO_ANSWER) };
  }
}
