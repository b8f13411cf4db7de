const SLOW_MS = 50;
const KEPT_MS = 10_000;
const KEPT_MOST = 100;

/**
 * A question about all there is. While it is answered quickly each asks anew; an answer that took long serves all who
 * ask the same in the next ten seconds, and nobody asks while one is under way.
 */
export function keepSlow<Asked, Answer>(ask: (asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();

  async function askAndKeep(asked: Asked, key: string): Promise<Answer> {
    const beganMs = performance.now();
    let isSlow = false;
    try {
      const answer = await ask(asked);
      isSlow = performance.now() - beganMs > SLOW_MS;
      return answer;
    } finally {
      if (isSlow) setTimeout(() => kept.delete(key), KEPT_MS).unref();
      else kept.delete(key);
    }
  }

  return (asked) => {
    const key = JSON.stringify(asked) ?? '';
    const known = kept.get(key);
    if (known) return known;
    const asking = askAndKeep(asked, key);
    if (kept.size < KEPT_MOST) kept.set(key, asking);
    return asking;
  };
}
