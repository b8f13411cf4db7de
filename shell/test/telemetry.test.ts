import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownPageId } from '../src/telemetry/own-page-id.ts';
import { Telemetry } from '../src/telemetry/telemetry.ts';
import { watchErrors } from '../src/telemetry/watch-errors.ts';
import { whoseError } from '../src/telemetry/whose-error.ts';

const canary = { name: 'mfe-a', version: '2', cohort: 'canary' as const };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PAGE = '0123abcd-0123-0123-0123-0123456789ab';

interface Batch {
  page: string;
  events: Record<string, unknown>[];
}
let sent: Batch[];
let telemetry: Telemetry;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  telemetry = new Telemetry(PAGE, (body) => void sent.push(JSON.parse(body) as Batch));
});
afterEach(() => vi.useRealTimers());

const events = () => sent.flatMap((batch) => batch.events);

describe('what a page tells', () => {
  test('is gathered and sent within two seconds, under the id of this page load', async () => {
    telemetry.shown(canary);
    telemetry.measured(canary, 'entry', 12.7);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.page).toBe(PAGE);
    const about = { deployable: 'mfe-a', version: '2', cohort: 'canary' };
    expect(events()).toEqual([
      { kind: 'load', ...about },
      { kind: 'phase', ...about, name: 'entry', durationMs: 13 },
    ]);
  });

  test('of a failure is sent ten times sooner, with what waited', async () => {
    telemetry.shown(canary);
    telemetry.failed(canary, 'render', new TypeError('broken'));
    telemetry.measured(canary, 'init', 1);
    await vi.advanceTimersByTimeAsync(200);
    expect(events().map(({ kind }) => kind)).toEqual(['load', 'error', 'phase']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toHaveLength(1);
  });

  test('has the page id that the gateway wrote; where none wrote one, a random one', () => {
    document.head.innerHTML = `<meta name="page-id" content="${PAGE}">`;
    expect(ownPageId()).toBe(PAGE);
    document.head.innerHTML = '<meta name="page-id" content="__PAGE_ID__">';
    expect([ownPageId(), ownPageId()]).toEqual([expect.stringMatching(UUID), expect.not.stringMatching(ownPageId())]);
    document.head.innerHTML = '';
  });

  test('goes at once when the page is about to go', () => {
    telemetry.vital(canary, 'CLS', 0.123_456_789);
    telemetry.flush();
    expect(events()).toMatchObject([{ kind: 'vital', name: 'CLS', value: 0.1235 }]);
    telemetry.flush();
    expect(sent).toHaveLength(1);
  });

  test('counts the same failure once, and others one by one', () => {
    for (let time = 0; time < 5; time += 1) telemetry.failed(canary, 'error', new TypeError('broken'));
    telemetry.failed(canary, 'render', new TypeError('broken'));
    telemetry.flush();
    expect(events().map(({ source, message }) => `${String(source)} ${String(message)}`)).toEqual([
      'error TypeError: broken',
      'render TypeError: broken',
    ]);
  });

  test('ends after a hundred events, in batches that fit', () => {
    for (let time = 0; time < 500; time += 1) telemetry.failed(canary, 'error', new Error(`${time} ${'語'.repeat(1_000)}`));
    telemetry.flush();
    expect(events()).toHaveLength(100);
    for (const batch of sent) expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(32_768);
    for (const { message } of events()) expect(String(message).length).toBeLessThanOrEqual(300);
  });
});

const origin = 'https://facet.example';
test.each([
  ['a remote’s file', `Error\n at x (${origin}/remotes/mfe-a/1.0.0-abc/12.0123456789.js:1:2)`, { name: 'mfe-a', version: '1.0.0-abc' }],
  [
    'a remote’s file called by the shell',
    `at ${origin}/platform.ab.js\nat ${origin}/remotes/mfe-b/2/x.js`,
    { name: 'mfe-b', version: '2' },
  ],
  ['the shell’s file', `Error\n at x (${origin}/main.0123456789.js:1:2)`, 'shell'],
  ['an extension', 'Error\n at x (chrome-extension://abcdef/remotes/mfe-a/1/x.js:1:2)', null],
  ['another site', 'Error\n at x (https://evil.example/remotes/mfe-a/1/x.js:1:2)', null],
  ['nowhere', 'Script error.', null],
])('an error from %s is told of whom it is', (_name, places, owner) => {
  expect(whoseError(places, origin)).toEqual(owner);
});

describe('what nobody catches', () => {
  const report = { failed: vi.fn<Telemetry['failed']>() };
  const stack = `Error: x\n at y (${location.origin}/remotes/mfe-a/2/page.js:1:1)`;
  const broken = Object.assign(new Error('broken'), { stack });
  const fire = (event: Event, members: object) => dispatchEvent(Object.assign(event, members));
  const watch = () =>
    watchErrors(report as unknown as Telemetry, (name, version) => (name === 'mfe-a' && version === '2' ? 'canary' : 'stable'));
  let stop: () => void;
  beforeEach(() => {
    report.failed.mockReset();
    stop = watch();
  });
  afterEach(() => stop());

  test('is reported with remote, version and cohort', () => {
    fire(new Event('error'), { error: broken, filename: '' });
    fire(new Event('unhandledrejection'), { reason: broken });
    expect(report.failed.mock.calls).toEqual([
      [canary, 'error', broken],
      [canary, 'rejection', broken],
    ]);
  });

  test.each([null, undefined, 'a text', { kind: 'refused', status: 403 }, Object.assign(new Error('gone'), { name: 'AbortError', stack })])(
    'is no failure of a version when it is %s',
    (thrown) => {
      fire(new Event('error'), { error: thrown, filename: `${location.origin}/main.js` });
      fire(new Event('unhandledrejection'), { reason: thrown });
      expect(report.failed).not.toHaveBeenCalled();
    },
  );
});
