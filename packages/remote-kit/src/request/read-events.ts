import { t } from '../texts.ts';
import { errorOfAnswer, NETWORK_MESSAGE, type RequestError } from './request-error.ts';
import { newTraceId, traceparentOf } from './trace-id.ts';

/** Services ping more often: who hears nothing for so long is not connected any more. */
const LONGEST_SILENCE_MS = 40_000;

interface EventReader {
  signal: AbortSignal;
  /** The text of each event’s data, as it comes. */
  onData: (data: string) => void;
}

/**
 * Reads an answer of server-sent events to its end. Answers why nothing (more) comes: null when it ended as it should,
 * or was left. Never asks again. A fetch instead of an EventSource, which keeps the service's refusal to itself.
 */
export async function readEvents(path: string, { signal, onData }: EventReader): Promise<RequestError | null> {
  const traceId = newTraceId();
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), LONGEST_SILENCE_MS);
  };
  try {
    heard();
    const response = await fetch(path, {
      headers: { accept: 'text/event-stream', traceparent: traceparentOf(traceId) },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) return errorOfAnswer(response, await response.text());
    await readData(response.body, (data) => {
      heard();
      onData(data);
    });
    return null;
  } catch {
    return signal.aborted ? null : { kind: 'network', message: t(NETWORK_MESSAGE), requestId: traceId };
  } finally {
    clearTimeout(timer);
  }
}

async function readData(body: ReadableStream<Uint8Array>, onData: (data: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (unread + decoder.decode(part.value, { stream: true })).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) for (const line of event.split('\n')) if (line.startsWith('data: ')) onData(line.slice('data: '.length));
  }
}
