import type { Static } from '@facet/service-kit';
import type { CrashGame } from '../../src/crash/crash-answers.ts';
import type { Answer } from './start-games.ts';

/** What a stream of a round of Crash has told, when it has come to its end. */
export function gamesIn({ body }: Pick<Answer, 'body'>): Static<typeof CrashGame>[] {
  return [...body.matchAll(/^event: round\ndata: (.*)$/gm)].map(
    ([, data]) => (JSON.parse(data ?? '') as { game: Static<typeof CrashGame> }).game,
  );
}
