import type { Round } from '../api/games-api.ts';

/** Saves a round as the file that `npm run verify-round` reads. */
export function saveRound(round: Round): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify({ round }, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `round-${round.nonce}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
