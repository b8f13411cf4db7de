/** An answer of another company, as it came. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface OutwardCall {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | FormData;
  /** The deadline: whole milliseconds are left of a fraction. Or a signal that several calls share. */
  within: number | AbortSignal;
}

/** The caller's time was over before anything was sent. */
export class TimeIsOver extends Error {}

/** More than any answer that is asked for; a longer one is not read to its end. */
const ANSWER_BYTES_MAX = 1024 * 1024;
export class AnswerTooLarge extends Error {}

/**
 * One call to another company, sent once: bounded in time and size. Redirects are not followed: the game platform
 * answers one when it wants a person, and a cookie must not travel. Rejects with what fetch rejects with: whether it
 * arrived is for the caller to judge.
 * @throws TimeIsOver when nothing was sent, AnswerTooLarge
 */
export async function callOutward(address: string | URL, { method = 'GET', headers, body, within }: OutwardCall): Promise<RawAnswer> {
  const signal = typeof within === 'number' ? AbortSignal.timeout(wholeMs(within)) : within;
  const request = { method, redirect: 'manual', signal, headers: { accept: 'application/json', ...headers } } as const;
  const response = await fetch(address, body === undefined ? request : { ...request, body });
  return { status: response.status, headers: response.headers, text: await boundedText(response) };
}

/** A timer takes no fraction, and what comes too late is not sent at all. */
function wholeMs(withinMs: number): number {
  const deadlineMs = Math.floor(withinMs);
  if (!(deadlineMs >= 1)) throw new TimeIsOver('no time was left to send it');
  return deadlineMs;
}

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) throw new AnswerTooLarge(`an answer of more than ${ANSWER_BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
