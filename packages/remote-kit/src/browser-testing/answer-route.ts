import type { Route } from 'playwright-core';
import type { FakeCall } from '../testing/fake-api.ts';

/** Where the pages of remotes are served, and whose is asked for. */
export interface BuiltPage {
  readonly origin: string;
  readonly workspace: string;
}

/**
 * Answers one request of the page: by the call of the test, or with the page itself. A call that never settles hangs.
 * `onAnswer` gets what a call answers.
 */
export async function answerRoute(
  route: Route,
  built: BuiltPage,
  call: FakeCall | undefined,
  onAnswer: (answer: unknown) => void,
): Promise<void> {
  const request = route.request();
  const { pathname, searchParams } = new URL(request.url());
  if (call) {
    const asked = { method: request.method(), path: pathname, query: searchParams, body: request.postDataJSON() as unknown };
    const result = await call({ ...asked, headers: new Headers(request.headers()) });
    const body = result instanceof Response ? await result.text() : JSON.stringify(result);
    onAnswer(parseOrNull(body));
    return route.fulfill({ status: result instanceof Response ? result.status : 200, body, contentType: 'application/json' });
  }
  if (pathname.startsWith('/api/')) {
    const refusal = { message: `the test has no ${request.method()} ${pathname}`, code: 'not_found' };
    onAnswer(refusal);
    return route.fulfill({ status: 404, json: refusal });
  }
  return route.fulfill({ body: pageOf(built), contentType: 'text/html' });
}

function pageOf({ origin, workspace }: BuiltPage): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>A remote alone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${origin}/${workspace}/main.css"></head>` +
    `<body><script crossorigin src="${origin}/${workspace}/main.js"></script></body></html>`
  );
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
