import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NoticeKind } from '@facet/remote-kit';
import { fail } from '@facet/remote-kit/testing';
import { openInbox, pushOff, wallet } from './open-inbox.tsx';
import { declared } from './open-site.tsx';
import { someNoticeKinds } from './some-notice-kinds.ts';

test('kinds are muted and wanted again; what is about money taken or paid stays', async () => {
  const { api } = openInbox({
    path: '/inbox/settings',
    calls: { 'POST /api/inbox/settings': ({ body }) => body },
  });
  const earnings = await screen.findByRole('checkbox', { name: 'Earnings, in the bell', description: 'Each credit to your balance.' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Withdrawals, in the bell' }).disabled).toBe(true);
  await userEvent.click(earnings);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Earnings, in the bell' }).checked).toBe(false));
  await userEvent.click(earnings);
  await waitFor(() => expect(api.sentTo('POST /api/inbox/settings')).toEqual([{ muted: ['wallet.credit'] }, { muted: [] }]));
});

test.each(['first', 'last'])('kinds stand as they are declared to, money first, also when its remote comes %s', async (comes) => {
  const [{ order: _order, ...sample }] = someNoticeKinds as [NoticeKind];
  const kind = (name: string, label: string, order?: number) => ({ ...sample, kind: name, label, ...(order && { order }) });
  const money = { ...wallet, notices: [kind('wallet.returned', 'Refunds', 40), kind('wallet.credit', 'Earnings', 10)] };
  const others = {
    ...declared('mfe-social', '/referrals', 'Referrals', 50),
    notices: [kind('quests.done', 'Quests'), kind('social.friend_joined', 'Friends', 70), kind('social.event_lost', 'Events', 60)],
  };
  openInbox({ path: '/inbox/settings', entries: comes === 'first' ? [money, others] : [others, money] });
  await screen.findByRole('checkbox', { name: 'Earnings, in the bell' });
  const labels = screen.getAllByRole('checkbox', { name: /, in the bell$/ }).map((box) => box.closest('label')?.textContent);
  expect(labels).toEqual(['Earnings', 'Refunds', 'Events', 'Friends', 'Your cases', 'Quests'].map((label) => `${label}, in the bell`));
});

test('a switch shows at once, and goes back when it was not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  openInbox({ path: '/inbox/settings', calls: { 'POST /api/inbox/settings': () => promise } });
  const earnings = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Earnings, in the bell' });
  await userEvent.click(earnings);
  expect(earnings.checked).toBe(false);
  resolve(fail(503, 'unavailable', 'Not right now.'));
  await waitFor(() => expect(earnings.checked).toBe(true));
  await screen.findByText('Your settings were not saved');
});

describe('push notifications', () => {
  const PUSH = 'PUT /api/inbox/push';
  const target = { endpoint: 'https://push.example.com/a', keys: { p256dh: 'point', auth: 'secret' } };

  /** A browser with push, whose member answers so when they are asked. */
  function browserThatIs(permission: NotificationPermission) {
    const asked = vi.fn<() => Promise<NotificationPermission>>(() => Promise.resolve(permission));
    const unsubscribe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const pushManager = {
      getSubscription: () => Promise.resolve({ unsubscribe }),
      subscribe: () => Promise.resolve({ toJSON: () => target }),
    };
    vi.stubGlobal('Notification', { requestPermission: asked });
    vi.stubGlobal('PushManager', class {});
    const before = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker');
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready: Promise.resolve({ pushManager }) } });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      if (before) Object.defineProperty(navigator, 'serviceWorker', before);
      else Reflect.deleteProperty(navigator, 'serviceWorker');
    });
    return { asked, unsubscribe };
  }

  test('are asked for after a press only, then kept; off again, the browser forgets them too', async () => {
    const { asked, unsubscribe } = browserThatIs('granted');
    const { api } = openInbox({
      path: '/inbox/settings',
      calls: { [PUSH]: () => ({ ...pushOff, isOn: true }), 'DELETE /api/inbox/push': () => pushOff },
    });
    const turnOn = await screen.findByRole('button', { name: 'Turn on push notifications' });
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(turnOn);
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off on this device' }));
    expect(api.sentTo(PUSH)).toEqual([{ endpoint: target.endpoint, p256dh: 'point', auth: 'secret' }]);
    await screen.findByRole('button', { name: 'Turn on push notifications' });
    expect(unsubscribe).toHaveBeenCalledTimes(2);
  });

  test('that the browser refuses are not kept', async () => {
    browserThatIs('denied');
    const { api } = openInbox({ path: '/inbox/settings', calls: { [PUSH]: () => fail(500, 'unexpected', 'Never') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on push notifications' }));
    await screen.findByText('Your browser doesn’t allow notifications');
    expect(api.sentTo(PUSH)).toEqual([]);
  });

  const CHOICES = 'PUT /api/inbox/push/choices';
  const on = { ...pushOff, isOn: true };
  const onDevice = (label: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `${label}, on this device` });

  test('are chosen by kind, where they are on and the kind is told at all', async () => {
    browserThatIs('granted');
    const { api } = openInbox({
      path: '/inbox/settings',
      calls: {
        'GET /api/inbox/settings': () => ({ muted: ['social.rank_reached'] }),
        'GET /api/inbox/push': () => ({ ...on, muted: ['earn.streak_danger'] }),
        [CHOICES]: ({ body }) => ({ ...on, ...(body as object) }),
      },
    });
    const earnings = await onDevice('Earnings');
    await waitFor(() => expect(earnings.disabled).toBe(false));
    const rank = await onDevice('Rank');
    expect([earnings.checked, (await onDevice('Streak in danger')).checked, rank.checked, rank.disabled]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await userEvent.click(earnings);
    await waitFor(() => expect(api.sentTo(CHOICES)).toEqual([{ muted: ['earn.streak_danger', 'wallet.credit'], quiet: null }]));
    expect(earnings.checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Earnings, in the bell' }).checked).toBe(true);
  });

  test('are chosen nowhere where they are off', async () => {
    openInbox({ path: '/inbox/settings' });
    expect((await onDevice('Earnings')).disabled).toBe(true);
    expect(screen.queryByRole('heading', { name: 'Quiet hours' })).toBeNull();
  });

  test('stay away in the hours that the member chose, by the clock of this device', async () => {
    browserThatIs('granted');
    let quiet: unknown = null;
    const { api } = openInbox({
      path: '/inbox/settings',
      calls: {
        'GET /api/inbox/push': () => ({ ...on, quiet }),
        [CHOICES]: ({ body }) => {
          ({ quiet } = body as { quiet: unknown });
          return { ...on, quiet };
        },
      },
    });
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Stay quiet' }));
    const from = screen.getByLabelText<HTMLInputElement>('From');
    await waitFor(() => expect(from.disabled).toBe(false));
    fireEvent.change(from, { target: { value: '22:30' } });
    fireEvent.blur(from);
    await waitFor(() =>
      expect(api.sentTo(CHOICES)).toEqual([
        { muted: [], quiet: { from: '21:00', until: '08:00', timeZone } },
        { muted: [], quiet: { from: '22:30', until: '08:00', timeZone } },
      ]),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stay quiet' }));
    await waitFor(() => expect(api.sentTo(CHOICES).at(-1)).toEqual({ muted: [], quiet: null }));
  });

  test('are tried once, however often one presses', async () => {
    browserThatIs('granted');
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { api } = openInbox({
      path: '/inbox/settings',
      calls: { 'GET /api/inbox/push': () => on, 'POST /api/inbox/push/test': () => promise },
    });
    const send = await screen.findByRole('button', { name: 'Send a test' });
    await userEvent.dblClick(send);
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(send);
    resolve({ isTaken: true });
    await screen.findByText('A test is on its way');
    expect(api.sentTo('POST /api/inbox/push/test')).toHaveLength(1);
  });

  test.each([
    [true, 'A test is on its way'],
    [false, 'The test did not arrive'],
  ])('can be tried; taken by the push service: %s', async (isTaken, words) => {
    browserThatIs('granted');
    const { api } = openInbox({
      path: '/inbox/settings',
      calls: { 'GET /api/inbox/push': () => on, 'POST /api/inbox/push/test': () => ({ isTaken }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }));
    await screen.findByText(words);
    expect(api.sentTo('POST /api/inbox/push/test')).toEqual([{}]);
  });
});
