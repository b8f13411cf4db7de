import { connect, type Socket } from 'node:net';
import { makeTransfer } from './transfer.ts';

export interface LoadOrder {
  port: number;
  authorization: string;
  connections: number;
  members: number;
  durationMs: number;
  run: string;
}

export interface LoadResult {
  /** Numbers of the transfers that were answered as done. */
  acknowledged: number[];
  /** Answers that were anything else. */
  refused: number;
  elapsedMs: number;
  p50Ms: number;
  p99Ms: number;
}

const BODY_BEGINS = '\r\n\r\n';

/**
 * A closed loop over plain sockets, one transfer a request and one request at a time on each connection, in a process of its own:
 * a client library would take from the machine what is to be measured.
 */
async function generate(order: LoadOrder): Promise<LoadResult> {
  const latenciesMs: number[] = [];
  const acknowledged: number[] = [];
  let [next, refused] = [0, 0];
  const begunAtMs = performance.now();
  const endsAtMs = begunAtMs + order.durationMs;

  const lane = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let [number, sentAtMs, received] = [0, 0, ''];
      const send = (): void => {
        number = next++;
        sentAtMs = performance.now();
        socket.write(requestOf(order, number));
      };
      socket.setNoDelay(true).setEncoding('latin1');
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the wallet closed a connection')));
      socket.on('data', (chunk: string) => {
        received += chunk;
        if (!isWhole(received)) return;
        const nowMs = performance.now();
        latenciesMs.push(nowMs - sentAtMs);
        if (received.startsWith('HTTP/1.1 200') && received.includes('"status":"ok"')) acknowledged.push(number);
        else refused += 1;
        received = '';
        if (nowMs < endsAtMs) return send();
        socket.removeAllListeners('close').end();
        resolve();
      });
      send();
    });

  await Promise.all(Array.from({ length: order.connections }, () => lane(connect(order.port, '127.0.0.1'))));
  const sorted = Float64Array.from(latenciesMs).sort();
  const percentile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { acknowledged, refused, elapsedMs: performance.now() - begunAtMs, p50Ms: percentile(0.5), p99Ms: percentile(0.99) };
}

function requestOf({ authorization, run, members }: LoadOrder, number: number): string {
  const body = JSON.stringify({ transfers: [makeTransfer(run, number, members).body] });
  const id = number.toString(16).padStart(16, '0');
  // as a service's call carries them: its token, the request's id and trace
  const headers = `authorization: ${authorization}\r\nx-request-id: ${run}-${id}\r\ntraceparent: 00-${id}${id}-${id}-01`;
  return `POST /internal/transfers HTTP/1.1\r\nhost: wallet\r\n${headers}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

function isWhole(received: string): boolean {
  const bodyAt = received.indexOf(BODY_BEGINS);
  if (bodyAt < 0) return false;
  const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
  return received.length >= bodyAt + BODY_BEGINS.length + length;
}

process.on('message', (order: LoadOrder) => {
  void generate(order).then((result) => process.send?.(result, () => process.disconnect()));
});
