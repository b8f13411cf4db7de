import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { someOverride } from '../../standalone/operators/win-chances/fake-win-chances.ts';
import { figuresOf, typedMultiplier, typedWinChance } from '../../src/operators/win-chances/win-chance-rules.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const PATH = '/api/admin/user-probability-overrides';
const [LIST, CREATE, DELETE] = [`GET ${PATH}`, `POST ${PATH}`, `DELETE ${PATH}/${someOverride().id}`];
const { userId: MEMBER, username: NAME } = someOverride();
const members = { 'GET /api/admin/users': () => ({ users: [{ id: MEMBER, username: NAME }], nextCursor: null, total: 1 }) };

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = ({ calls, ...options }: OpenTab = {}) =>
  (page = openTab('/admin?tab=probability', { ...options, calls: { ...members, ...calls } }));
const user = userEvent.setup();
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('overrides', () => {
  test('show chance, expected value, class, cap and what was seen', async () => {
    const { findByRole, getByRole } = open();
    const falcon = await findByRole('row', { name: /Dark_Falcon09/ });
    for (const words of ['Bombs, Won 9 of 10 sessions', '0.35', '−0.370', 'House Advantage', 'default', '33.8 % won of 1,420'])
      expect(falcon.textContent).toContain(words);
    const promo = getByRole('row', { name: /promo_account/ });
    for (const words of ['Crash', '+0.080', 'Player Advantage', '3.0x', 'no round yet']) expect(promo.textContent).toContain(words);
    expect(getByRole('button', { name: 'Near Break-even 1' })).toBeTruthy();
  });

  test('that cannot be loaded say so in the product’s words', async () => {
    const { findByText } = open({ calls: { [LIST]: () => fail(503, 'unavailable', 'games is away') } });
    expect(await findByText('Failed to load probability overrides')).toBeTruthy();
    expect(await findByText('games is away')).toBeTruthy();
  });

  test.each([
    ['goes back after a question', () => ({ override: someOverride() }), 'Default restored'],
    [
      'that somebody else removed says so',
      () => fail(404, 'override_not_found', 'There is no such override.'),
      'Failed to remove override',
    ],
  ])('one %s', async (_what, answer, words) => {
    const opened = open({ calls: { [DELETE]: answer } });
    const row = within(await opened.findByRole('row', { name: /Dark_Falcon09/ }));
    await user.click(row.getByRole('button', { name: 'Restore Default' }));
    const question = within(await opened.findByRole('alertdialog', { name: `Restore Default for ${NAME}` }));
    expect(question.getByText(/Bombs goes back from 0\.35 to the base win chance 0\.45\./)).toBeTruthy();
    expect(question.getByText('−0.370 becomes −0.190')).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Restore Default' }));
    expect(await opened.findByText(words)).toBeTruthy();
    await waitFor(() => expect(opened.api.sentTo(LIST).length).toBeGreaterThan(1));
  });
});

describe('a new override', () => {
  const send = (opened: ReturnType<typeof open>, name = 'Create override') => user.click(opened.getByRole('button', { name }));

  test('is sent with the member’s id, the base chance and nothing else unless it is typed', async () => {
    const opened = open({ calls: { [CREATE]: () => ({ override: someOverride() }) } });
    type(await opened.findByLabelText('Member'), 'dark_falcon09');
    expect(await opened.findByText('0.35 is in force and will be replaced')).toBeTruthy();
    expect(opened.getByText('Dark_Falcon09 will be told')).toBeTruthy();
    await send(opened);
    expect(await opened.findByText('Override created')).toBeTruthy();
    expect(opened.api.sentTo(CREATE)).toEqual([
      { userId: MEMBER, gameType: 'bombs', houseEdgeMultiplier: 0.45, maxMultiplierOverride: null, notes: null },
    ]);
    await waitFor(() => expect((opened.getByLabelText('Member') as HTMLInputElement).value).toBe(''));
  });

  test('takes game, chance, cap and a trimmed note', async () => {
    const opened = open({ calls: { [CREATE]: () => ({ override: someOverride() }) } });
    type(await opened.findByLabelText('Member'), NAME ?? '');
    await user.click(opened.getByLabelText('Crash'));
    expect(await opened.findByText('No overrides yet')).toBeTruthy();
    fireEvent.change(opened.getByLabelText('Win chance, slider'), { target: { value: '38' } });
    expect((opened.getByLabelText('Win chance') as HTMLInputElement).value).toBe('0.38');
    type(opened.getByLabelText(/Max multiplier/), '2.5');
    type(opened.getByLabelText(/Notes/), '  a streamer ');
    await send(opened);
    expect(await opened.findByText('Override created')).toBeTruthy();
    const values = { gameType: 'crash', houseEdgeMultiplier: 0.38, maxMultiplierOverride: 2.5, notes: 'a streamer' };
    expect(opened.api.sentTo(CREATE)).toEqual([{ userId: MEMBER, ...values }]);
  });

  test('of a name that is not among those found leaves the look-up to the server, and says what came of it', async () => {
    const opened = open({ calls: { [CREATE]: () => fail(404, 'member_not_found', 'There is no member nobody_here') } });
    type(await opened.findByLabelText('Member'), ' nobody_here ');
    await send(opened);
    expect(await opened.findByText('Failed to create override')).toBeTruthy();
    expect(opened.getByText('There is no member nobody_here')).toBeTruthy();
    expect(opened.api.sentTo(CREATE)).toMatchObject([{ username: 'nobody_here' }]);
    expect((opened.getByLabelText('Member') as HTMLInputElement).value).toBe(' nobody_here ');
  });

  test('shows how each preset stands, and warns of one that loses', async () => {
    const opened = open();
    await user.click(await opened.findByRole('button', { name: '60 %' }));
    expect(await opened.findByText('Of R$ 1,000 staked, the platform loses R$ 80 on average.')).toBeTruthy();
    expect(opened.getByRole('button', { name: 'Create a losing override' })).toBeTruthy();
    await user.click(opened.getByRole('button', { name: '25 %' }));
    expect(await opened.findByText('Of R$ 1,000 staked, the platform keeps R$ 550 on average.')).toBeTruthy();
    expect(opened.getByText('75 %')).toBeTruthy();
    expect(opened.getByText('45.0 %')).toBeTruthy();
  });

  test('without a member, or with what is no chance or cap, is not sent', async () => {
    const opened = open();
    await opened.findByLabelText('Member');
    type(opened.getByLabelText('Win chance'), '1.2');
    type(opened.getByLabelText(/Max multiplier/), '0.9');
    await send(opened);
    expect(await opened.findByText('Please choose a member')).toBeTruthy();
    expect(opened.getByText('A win chance from 0.01 to 1.00, in steps of 0.01')).toBeTruthy();
    expect(opened.getByText('At least 1.0, in steps of 0.1, or empty')).toBeTruthy();
    expect(opened.api.sentTo(CREATE)).toEqual([]);
  });

  test('is not for moderators, by button or by Enter', async () => {
    const opened = open({ operator: { role: 'moderator' } });
    const field = await opened.findByLabelText('Member');
    expect(opened.getByRole('button', { name: 'Create override' }).title).toBe('Needs the role admin');
    await user.type(field, 'x{Enter}');
    expect(opened.api.sentTo(CREATE)).toEqual([]);
  });
});

describe('figures', () => {
  test.each([
    [56, 'Player Advantage', 8, 44, 100.8],
    [55, 'Near Break-even', -10, 45, 99],
    [50, 'Near Break-even', -100, 50, 90],
    [49, 'House Advantage', -118, 51, 88.2],
    [1, 'House Advantage', -982, 99, 1.8],
  ] as const)('of %i %% are exact: %s', (percent, className, expectedThousandths, houseEdgePercent, returnPercent) => {
    expect(figuresOf(percent)).toEqual({ className, expectedThousandths, houseEdgePercent, returnPercent });
  });

  test.each([
    ['0.45', 45],
    ['.5', 50],
    ['1', 100],
    ['1.00', 100],
    ['0', null],
    ['1.01', null],
    ['0.455', null],
    ['', null],
    ['.', null],
    ['x', null],
  ])('"%s" is the chance %s', (text, percent) => expect(typedWinChance(text)).toBe(percent));

  test.each([
    ['', null],
    ['1', 1],
    ['2.5', 2.5],
    ['0.9', undefined],
    ['1.25', undefined],
    ['x', undefined],
  ])('"%s" is the cap %s', (text, multiplier) => expect(typedMultiplier(text)).toBe(multiplier));
});
