const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export interface BalanceStream {
  /** Text of one `balance` event. */
  onBalance: (text: string) => void;
  /** Something new is in the inbox. */
  onNotice: () => void;
  /** The stream ended: the server may have gone, or may have ended the session. */
  onEnded: () => void;
}

/**
 * Keeps `GET /api/live` open: after an end it waits 1 s, 2 s, 4 s … 30 s, with some chance in it. Returns how to stop.
 */
export function openBalanceStream({ onBalance, onNotice, onEnded }: BalanceStream): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;

  const connect = (): void => {
    source = new EventSource('/api/live');
    source.addEventListener('balance', ({ data }: MessageEvent<string>) => {
      waitMs = FIRST_WAIT_MS;
      onBalance(data);
    });
    source.addEventListener('notice', onNotice);
    source.addEventListener('error', () => {
      // The browser's own reconnection gives up on a refusal and never backs off.
      source.close();
      onEnded();
      timer = setTimeout(connect, waitMs * (0.5 + Math.random() / 2));
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
