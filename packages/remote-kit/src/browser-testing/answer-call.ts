import { answer, fail, type FakeCalls, type FakeRequest } from '../testing/fake-api.ts';

/** What a call of the test answers; a call of the site that the test has not is refused; null: not a call. */
export async function answerCall(request: FakeRequest, calls: FakeCalls): Promise<Response | null> {
  const name = `${request.method} ${request.path}`;
  const call = calls[name];
  if (!call) return request.path.startsWith('/api/') ? fail(404, 'not_found', `the test has no ${name}`) : null;
  const result = await call(request);
  return result instanceof Response ? result : answer(result);
}
