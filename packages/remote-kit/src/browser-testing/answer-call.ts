import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { answer, fail, type FakeCalls, type FakeRequest } from '../testing/fake-api.ts';

const STEP_MS = 200;

/** What a call of the test answers; a call of the site that the test has not is refused; null: not a call. */
export async function answerCall(request: FakeRequest, calls: FakeCalls): Promise<Response | null> {
  const name = `${request.method} ${request.path}`;
  const call = calls[name];
  if (!call) return request.path.startsWith('/api/') ? fail(404, 'not_found', `the test has no ${name}`) : null;
  const lateMs = lateByMs(name);
  if (lateMs > 0) await delay(lateMs);
  const result = await call(request);
  return result instanceof Response ? result : answer(result);
}

/** `ANSWERS_SEED`: answers come apart, in an order of its own, as they do on a slow machine. */
function lateByMs(name: string): number {
  const seed = process.env['ANSWERS_SEED'];
  if (seed === undefined || !name.startsWith('GET /api/')) return 0;
  return (createHash('sha256').update(`${seed} ${name}`).digest().readUInt8() % 4) * STEP_MS;
}
