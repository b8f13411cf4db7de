import { afterEach, describe, expect, test } from 'vitest';
import { keptRun } from '../../src/shirt-tool/run-storage.ts';
import { noticeTitles } from '../../src/shirt-tool/shirt-notices.ts';
import { figuresOf, stepAtHand, stepStates, verdictOn } from '../../src/shirt-tool/run-rules.ts';
import { NEW_RUN } from '../../src/shirt-tool/run.ts';
import { atUploads, away, COOKIE, OPERATOR, openRun, refusal, refuse } from './open-run.ts';

afterEach(() => sessionStorage.clear());

describe('the steps', () => {
  test('go from setup to complete, each pending, current, running or complete', async () => {
    const { run } = openRun(2);
    expect(stepStates(run.current())).toEqual({
      setup: 'current',
      login: 'pending',
      downloading: 'pending',
      uploading: 'pending',
      complete: 'pending',
    });
    await run.confirm({ target: 2, uploadCount: 1 });
    expect(stepStates(run.current())).toMatchObject({ setup: 'complete', login: 'current' });
    await run.signIn(COOKIE);
    const seen: string[] = [];
    run.subscribe(() => seen.push(stepStates(run.current())[run.current().step]));
    await run.download();
    expect(seen).toContain('running');
    expect(stepStates(run.current())).toMatchObject({ downloading: 'complete', uploading: 'current' });
    await run.upload();
    expect(stepStates(run.current())).toMatchObject({ uploading: 'complete', complete: 'current' });
  });
});

describe('downloads', () => {
  test('take at most the target, 100 ms apart', async () => {
    const { run, pausesMs, downloads } = openRun(100);
    await run.confirm({ target: 5, uploadCount: 1 });
    await run.signIn(COOKIE);
    await run.download();
    expect([downloads.length, pausesMs]).toEqual([5, [100, 100, 100, 100]]);
  });

  test('that fail are written to their shirt, and the others go on', async () => {
    const { run, statuses } = openRun(3, {
      downloadTemplate: ({ assetId }) =>
        assetId.endsWith('1') ? refuse(refusal('template_private', 'Template is private')) : Promise.resolve({ templateData: '' }),
    });
    await run.confirm({ target: 3, uploadCount: 1 });
    await run.signIn(COOKIE);
    await run.download();
    expect(statuses()).toEqual(['downloaded', 'failed', 'downloaded']);
    expect(run.current().items[1]?.error).toBe('Template is private');
    expect(figuresOf(run.current())).toMatchObject({ downloaded: 2, downloadFailed: 1, waiting: 0 });
  });

  test('stop after the one that is under way, and go on where they stopped', async () => {
    const opened = openRun(4, {}, { wait: async () => opened.run.stop() });
    await opened.run.confirm({ target: 4, uploadCount: 1 });
    await opened.run.signIn(COOKIE);
    await opened.run.download();
    expect(opened.statuses()).toEqual(['downloaded', 'pending', 'pending', 'pending']);
    await opened.run.download();
    expect(opened.statuses()).toEqual(['downloaded', 'downloaded', 'pending', 'pending']);
    expect(new Set(opened.downloads).size).toBe(2);
  });

  test.each([
    ['no network', away],
    ['a platform that asks for a pause', refusal('platform_busy')],
    ['an operator session that is over', refusal('not_signed_in')],
  ])('stand still at %s, and say so', async (_what, error) => {
    let isAway = true;
    const { run, told, statuses } = openRun(2, {
      downloadTemplate: () => (isAway ? refuse(error) : Promise.resolve({ templateData: '' })),
    });
    await run.confirm({ target: 2, uploadCount: 1 });
    await run.signIn(COOKIE);
    await run.download();
    expect([statuses(), told, run.current().halt]).toEqual([['pending', 'pending'], ['download-failed'], error.message]);
    isAway = false;
    await run.download();
    expect([statuses(), run.current().halt]).toEqual([['downloaded', 'downloaded'], null]);
  });

  test.each([
    ['a catalogue that does not answer', { fetchShirts: () => refuse(away) }, 'download-failed'],
    ['an empty catalogue', { fetchShirts: async () => ({ shirts: [] }) }, 'no-shirts'],
    ['no template at all', { downloadTemplate: () => refuse(refusal('template_private')) }, 'download-failed'],
  ])('%s is told', async (_what, changes, title) => {
    const { run, told } = openRun(2, changes);
    await run.confirm({ target: 2, uploadCount: 1 });
    await run.signIn(COOKIE);
    await run.download();
    expect([told, run.current().isRunning, run.current().step]).toEqual([[title], false, 'downloading']);
  });
});

describe('what is told', () => {
  test('has each title of the specification', () => {
    expect(noticeTitles).toMatchObject({
      'missing-cookie': 'Missing Cookie',
      'session-invalid': 'Session Invalid',
      'invalid-session': 'Invalid Session',
      'download-failed': 'Download Failed',
      'no-shirts': 'No Shirts to Upload',
      'no-templates': 'No Templates',
      'no-uploads': 'No Uploads Successful',
      'partial-success': 'Partial Success',
      'upload-failed': 'Upload Failed',
    });
  });
});

describe('the session', () => {
  test('needs a cookie', async () => {
    const { run, told } = openRun(1);
    expect(await run.signIn('  ')).toBe('Please enter your RobloSecurity cookie');
    expect([told, run.current().session]).toEqual([['missing-cookie'], null]);
  });

  test('that the platform refuses is invalid', async () => {
    const { run, told } = openRun(1, { authenticate: () => refuse(refusal('session_invalid', 'The platform refused this cookie')) });
    expect(await run.signIn('old')).toBe('The platform refused this cookie');
    expect(told).toEqual(['session-invalid']);
  });

  test('must be there before a download or an upload', async () => {
    const { run, told, downloads, uploads } = openRun(1);
    await run.confirm({ target: 1, uploadCount: 1 });
    await run.download();
    await run.upload();
    expect([told, downloads, uploads]).toEqual([['invalid-session', 'invalid-session'], [], []]);
  });

  test('without a CSRF token is not enough for an upload', async () => {
    const opened = await atUploads(1, 1);
    const session = opened.run.current().session;
    opened.run.change({ session: session && { ...session, csrfToken: '' } });
    await opened.run.upload();
    expect([opened.told, opened.uploads]).toEqual([['invalid-session'], []]);
  });

  test('that ends in the middle brings the login back, and nothing is lost', async () => {
    const { run, told, statuses } = await atUploads(2, 2, { uploadShirt: () => refuse(refusal('session_invalid')) });
    await run.upload();
    expect([told, stepAtHand(run.current()), statuses()]).toEqual([['invalid-session'], 'login', ['downloaded', 'downloaded']]);
    await run.signIn(COOKIE);
    expect(stepAtHand(run.current())).toBe('uploading');
  });

  test('of another operator login needs the rights to be confirmed again', async () => {
    const { run, statuses } = await atUploads(1, 1, { uploadShirt: () => refuse(refusal('rights_not_confirmed')) });
    await run.upload();
    expect([stepAtHand(run.current()), run.current().confirmedAt, statuses()]).toEqual(['setup', null, ['downloaded']]);
    await run.confirm({ target: 1, uploadCount: 1 });
    expect(stepAtHand(run.current())).toBe('uploading');
  });
});

describe('uploads', () => {
  test('take the first downloaded ones, 2000 ms apart, each under a key of its own', async () => {
    const { run, pausesMs, uploads, told } = await atUploads(5, 3);
    await run.upload();
    expect([uploads.length, pausesMs, told]).toEqual([3, [2000, 2000], ['uploaded']]);
    expect(new Set(uploads.map(({ key }) => key)).size).toBe(3);
    expect(figuresOf(run.current())).toMatchObject({ chosen: 3, uploaded: 3 });
  });

  test('need shirts, and templates', async () => {
    const { run, told } = openRun(1);
    await run.signIn(COOKIE);
    await run.upload();
    run.change({ items: (await atUploads(1, 1)).run.current().items.map((item) => ({ ...item, isDownloaded: false })) });
    await run.upload();
    expect(told).toEqual(['no-shirts', 'no-templates']);
  });

  test.each([
    [4, 0, 'no-uploads'],
    [4, 1, 'partial-success'],
    [4, 2, 'uploaded'],
    [3, 1, 'partial-success'],
    [1, 1, 'uploaded'],
  ])('of %i of which %i arrive: %s', async (count, arriving, title) => {
    let tried = 0;
    const uploadShirt = () =>
      ++tried <= arriving ? Promise.resolve({ uploadedAssetId: '1' }) : refuse(refusal('upload_refused', 'The name was moderated.'));
    const { run, told } = await atUploads(count, count, { uploadShirt });
    await run.upload();
    expect([told, run.current().step]).toEqual([[title], 'complete']);
  });

  test('that were lost on the way to the server go on under the same key', async () => {
    let isAway = true;
    const { run, told, uploads } = await atUploads(1, 1, {
      uploadShirt: () => (isAway ? refuse(away) : Promise.resolve({ uploadedAssetId: '1' })),
    });
    await run.upload();
    expect([told, run.current().step, run.current().halt]).toEqual([['upload-failed'], 'uploading', away.message]);
    isAway = false;
    await run.upload();
    expect(uploads[0]?.key).toBe(uploads[1]?.key);
    expect(run.current().step).toBe('complete');
  });

  test('that failed for certain are tried again; uncertain ones only when told so, under a new key', async () => {
    const answers = [refusal('upload_refused'), refusal('upload_unknown')];
    const { run, uploads } = await atUploads(2, 2, {
      uploadShirt: () => (answers.length > 0 ? refuse(answers.shift() ?? away) : Promise.resolve({ uploadedAssetId: '1' })),
    });
    await run.upload();
    expect(figuresOf(run.current())).toMatchObject({ uploadFailed: 2, uncertain: 1 });
    await run.uploadAgain({ uncertain: false });
    expect(figuresOf(run.current())).toMatchObject({ uploaded: 1, uploadFailed: 1, uncertain: 1 });
    await run.uploadAgain({ uncertain: true });
    expect(figuresOf(run.current())).toMatchObject({ uploaded: 2, uploadFailed: 0 });
    const [first, unknown, again, anew] = uploads.map(({ key }) => key);
    expect([first === again, unknown === anew]).toEqual([true, false]);
  });

  test('go on in one tab only', async () => {
    const { run } = openRun(1, {}, { alone: async () => false });
    await run.confirm({ target: 1, uploadCount: 1 });
    await run.signIn(COOKIE);
    await run.download();
    expect([run.current().halt, run.current().isRunning]).toEqual(['The shirt tool is at work in another tab', false]);
  });

  test('pressed twice run once', async () => {
    const { run, uploads } = await atUploads(2, 2);
    await Promise.all([run.upload(), run.upload()]);
    expect(uploads).toHaveLength(2);
  });
});

describe('a reload', () => {
  test('finds everything but the cookie, its token and the pictures; what was under way is asked for again', async () => {
    const started = Promise.withResolvers<void>();
    const { run, uploads } = await atUploads(2, 2, {
      uploadShirt: () => {
        started.resolve();
        return new Promise(() => {});
      },
    });
    void run.upload();
    await started.promise;
    const kept = keptRun(OPERATOR) ?? NEW_RUN;
    expect([kept.isRunning, kept.session, stepAtHand(kept), kept.items.map(({ status }) => status)]).toEqual([
      false,
      null,
      'login',
      ['downloaded', 'downloaded'],
    ]);
    const text = sessionStorage.getItem('facet.shirt-tool') ?? '';
    expect([text.includes('Midnight Varsity'), sessionStorage.length]).toEqual([true, 1]);
    for (const secret of [COOKIE, 'a-token', 'cG5n']) expect(text).not.toContain(secret);

    const again = openRun(2, {}, {}, kept);
    await again.run.signIn(COOKIE);
    await again.run.upload();
    expect(again.uploads[0]?.key).toBe(uploads[0]?.key);
    expect(figuresOf(again.run.current())).toMatchObject({ uploaded: 2 });
  });

  test('by another operator finds nothing, nor does one where the storage holds something else', async () => {
    await atUploads(1, 1);
    expect(keptRun('somebody-else')).toBeNull();
    sessionStorage.setItem('facet.shirt-tool', '{');
    expect(keptRun(OPERATOR)).toBeNull();
  });
});

test('half of the uploads is no longer a partial success', () => {
  expect([0, 1, 2, 4].map((uploaded) => verdictOn({ uploaded, chosen: 4 }))).toEqual(['none', 'partial', 'success', 'success']);
});
