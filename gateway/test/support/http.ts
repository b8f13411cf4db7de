import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Every header as it came, repeated ones too. */
  headerNames: string[];
  body: Buffer;
  text: string;
  json: Record<string, unknown>;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/** One request whose path is sent as it is written. */
export function send(port: number, path: string, call: Call = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port, path, method: call.method ?? 'GET', headers: call.headers ?? {}, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const body = Buffer.concat(chunks);
          const text = body.toString();
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            headerNames: incoming.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
            body,
            text,
            get json() {
              return JSON.parse(text) as Record<string, unknown>;
            },
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

/** Writes `bytes` to a plain connection and reads until it is closed, or until the answer matches `enough`. */
export function sendRaw(port: number, bytes: string, enough?: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.setTimeout(30_000, () => socket.destroy(new Error(`no end of answer; so far: ${answer}`)));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (enough?.test(answer)) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
