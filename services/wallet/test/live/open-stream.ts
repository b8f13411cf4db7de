import http from 'node:http';
import { until } from '@facet/service-kit/testing';

interface BalanceEvent {
  balance: string;
  totalEarned: string;
  delta: string;
  type: string;
  provider?: string;
}

/** A browser's EventSource, as far as a test needs it: what came, and whether it is over. */
export interface OpenedStream {
  status: number;
  headers: http.IncomingHttpHeaders;
  events: BalanceEvent[];
  text: string;
  ended: boolean;
  /** Waits for the n-th event. */
  event(number: number): Promise<BalanceEvent>;
  close(): void;
}

export function openStream(port: number, cookie: string): Promise<OpenedStream> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: '/api/live', headers: { cookie, accept: 'text/event-stream' }, agent: false },
      (response) => {
        const stream: OpenedStream = {
          status: response.statusCode ?? 0,
          headers: response.headers,
          events: [],
          text: '',
          ended: false,
          event: (number) => until(`event ${number}`, () => stream.events[number]),
          close: () => request.destroy(),
        };
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          stream.text += chunk;
          stream.events = [...stream.text.matchAll(/^event: balance\ndata: (.*)\n\n/gm)].map(
            (match) => JSON.parse(match[1] ?? '') as BalanceEvent,
          );
        });
        response.on('error', () => undefined);
        response.on('close', () => (stream.ended = true));
        resolve(stream);
      },
    );
    request.on('error', reject);
  });
}
