import { connect, type Socket } from 'node:net';
import { transferBody } from './transfer.ts';

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
 * A closed loop over plain sockets, one transfer a request and one request at a time on each connection, in a process
 * of its own: a client library would take from the machine what is to be measured.
 */
async function generate(order: LoadOrder): Promise<LoadResult> {
  const latenciesMs: number[] = [];
  const acknowledged: number[] = [];
  let [next, refused] = [0, 0];
  const makeRequest = requestMaker(order);
  const begunAtMs = performance.now();
  const endsAtMs = begunAtMs + order.durationMs;

  const lane = (socket: Socket): Promise<void> =>
    new Promise((resolve, reject) => {
      let [number, sentAtMs, received] = [0, 0, ''];
      const send = (): void => {
        number = next++;
        sentAtMs = performance.now();
        socket.write(makeRequest(number));
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

/** Made of strings by hand: a serializer would take from the machine what is to be measured. */
function requestMaker({ authorization, run, members }: LoadOrder): (number: number) => string {
  // as a service's call carries them: its token, the request's id and trace
  const head = `POST /internal/transfers HTTP/1.1\r\nhost: wallet\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\n`;
  return (number) => {
    const id = number.toString(16).padStart(16, '0');
    const body = transferBody(run, number, members);
    return `${head}x-request-id: ${id}\r\ntraceparent: 00-${id}${id}-${id}-01\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };
}

const LENGTH = 'content-length: ';

function isWhole(received: string): boolean {
  const bodyAt = received.indexOf(BODY_BEGINS);
  if (bodyAt < 0) return false;
  const lengthAt = received.indexOf(LENGTH) + LENGTH.length;
  return received.length >= bodyAt + BODY_BEGINS.length + Number(received.slice(lengthAt, received.indexOf('\r', lengthAt)));
}

process.on('message', (order: LoadOrder) => {
  void generate(order).then((result) => process.send?.(result, () => process.disconnect()));
});
