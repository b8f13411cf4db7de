import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WalletClient } from '../wallet/wallet-client.ts';
import type { Debit, Settlement } from '../wallet/transfer.ts';
import { walletAt } from './wallet-at.ts';

/** What services/social may move in an hour, R$. */
export const CONTRACT_LIMIT = '5000';

/** A wallet, fake or real, that listens; social's limit is that of the contract. */
export interface WalletUnderTest {
  url: string;
  /** The header of a call of this service. */
  authorization(caller: string): string;
  stop(): Promise<void>;
}

type As = (caller: string) => WalletClient;

const aMember = (): string => randomUUID();
const credit = (memberId: string, amountHundredths: bigint) =>
  ({ memberId, key: randomUUID() as string, amountHundredths, type: 'wall_credit', account: 'wall:a', reason: 'Survey' }) as const;
const aPrize = (memberId: string, amountHundredths: bigint) =>
  ({ memberId, key: randomUUID() as string, amountHundredths, account: 'events', reason: 'A prize' }) as const;
const bet = (memberId: string, amountHundredths: bigint, more: Partial<Debit> = {}): Debit => ({
  memberId,
  key: randomUUID(),
  amountHundredths,
  type: 'bet',
  account: 'house',
  reason: 'Bombs',
  ...more,
});

const lossOf = ({ memberId, account, amountHundredths, reason, key }: Debit): Settlement => ({
  memberId,
  account,
  amountHundredths,
  reason,
  key: `lost ${key}`,
  type: 'bet_lost',
  settles: key,
});

/**
 * What every service relies on. Runs against the fake wallet and against the real one, so that the fake cannot be
 * kinder.
 */
export function walletContract(name: string, start: () => Promise<WalletUnderTest>): void {
  describe(`the wallet’s contract: ${name}`, () => {
    let wallet: WalletUnderTest;
    beforeAll(async () => void (wallet = await start()));
    afterAll(() => wallet.stop());

    const as: As = (caller) => new WalletClient(walletAt(wallet.url, wallet.authorization(caller)));
    creditsHold(as);
    debitsHold(as);
    refusalsHold(as);
    barredKeysHold(as);
    limitsHold(as);
    figuresHold(as, async (path) =>
      (await fetch(`${wallet.url}${path}`, { headers: { authorization: wallet.authorization('social') } })).json(),
    );
  });
}

function creditsHold(as: As): void {
  test('books a credit once, however often it is asked', async () => {
    const one = credit(aMember(), 1_234n);
    expect(await as('earn').credit(one)).toEqual({ status: 'ok', balanceAfter: '12.34' });
    expect(await as('earn').credit({ ...one, reason: 'told anew' })).toEqual({ status: 'duplicate', balanceAfter: '12.34' });
  });

  test.each(['amountHundredths', 'type', 'account'] as const)('refuses another %s under the same key', async (field) => {
    const one = credit(aMember(), 100n);
    await as('earn').credit(one);
    const other = { amountHundredths: 101n, type: 'social_task', account: 'house' }[field];
    expect(await as('earn').credit({ ...one, [field]: other })).toEqual({ status: 'key_reused' });
  });

  test('knows a key for one member and one caller only', async () => {
    const memberId = aMember();
    const one = { ...credit(memberId, 100n), account: 'house' };
    expect(await as('earn').credit(one)).toMatchObject({ status: 'ok' });
    expect(await as('earn').credit({ ...one, memberId: aMember() })).toMatchObject({ status: 'ok' });
    expect(await as('identity').credit({ ...one, type: 'welcome_bonus' })).toMatchObject({ status: 'ok' });
  });

  test('takes a credit back once, into debt; a reversal that comes first keeps it from happening; a debt is paid first', async () => {
    const memberId = aMember();
    const earn = as('earn');
    const one = credit(memberId, 500n);
    await earn.credit(one);
    await as('games').debit(bet(memberId, 400n));
    expect(await earn.reverse(one)).toEqual({ status: 'ok', balanceAfter: '0.00' });
    expect(await earn.reverse(one)).toMatchObject({ status: 'duplicate' });
    expect(await earn.credit(one)).toEqual({ status: 'cancelled' });
    expect(await earn.credit(credit(memberId, 450n))).toEqual({ status: 'ok', balanceAfter: '0.50' });
    const late = credit(memberId, 500n);
    expect(await earn.reverse(late)).toMatchObject({ status: 'ok' });
    expect(await earn.credit(late)).toEqual({ status: 'cancelled' });
  });
}

function debitsHold(as: As): void {
  test('debits what is there, and says what does not suffice; a refusal is not remembered', async () => {
    const memberId = aMember();
    const games = as('games');
    const one = bet(memberId, 500n);
    expect(await games.debit(one)).toEqual({ status: 'insufficient' });
    await as('earn').credit(credit(memberId, 600n));
    expect(await games.debit(bet(memberId, 100n, { minTotalEarned: '6.01' }))).toEqual({ status: 'requirement' });
    expect(await games.debit({ ...one, minTotalEarned: '6' })).toEqual({ status: 'ok', balanceAfter: '1.00' });
    expect(await games.debit(bet(memberId, 101n))).toEqual({ status: 'insufficient' });
  });

  test('gives a debit back once; a void that comes first keeps it from happening', async () => {
    const memberId = aMember();
    const games = as('games');
    await as('earn').credit(credit(memberId, 500n));
    const one = bet(memberId, 500n);
    await games.debit(one);
    expect(await games.void(one)).toEqual({ status: 'ok', balanceAfter: '5.00' });
    expect(await games.void(one)).toMatchObject({ status: 'duplicate' });
    expect(await games.debit(one)).toEqual({ status: 'cancelled' });
    const late = bet(memberId, 500n);
    expect(await games.void(late)).toMatchObject({ status: 'ok' });
    expect(await games.debit(late)).toEqual({ status: 'cancelled' });
  });

  test('does not void a credit, nor reverse a debit', async () => {
    const memberId = aMember();
    const one = credit(memberId, 500n);
    await as('earn').credit(one);
    expect(await as('earn').void(one)).toEqual({ status: 'key_reused' });
    const stake = bet(memberId, 100n);
    await as('games').debit(stake);
    expect(await as('games').reverse(stake)).toEqual({ status: 'key_reused' });
  });

  test('settles in the member’s name, once, and leaves the balance', async () => {
    const memberId = aMember();
    await as('earn').credit(credit(memberId, 500n));
    const games = as('games');
    const stake = bet(memberId, 500n);
    await games.debit(stake);
    const loss = lossOf(stake);
    expect(await games.settle(loss)).toEqual({ status: 'ok', balanceAfter: '0.00' });
    expect(await games.settle(loss)).toMatchObject({ status: 'duplicate' });
    expect(await games.settle({ ...loss, settles: 'another' })).toEqual({ status: 'key_reused' });
  });

  test('settles only what is held, whole and once, and then it is not given back', async () => {
    const memberId = aMember();
    await as('earn').credit(credit(memberId, 500n));
    const games = as('games');
    const stake = bet(memberId, 300n);
    expect(await games.settle(lossOf(stake))).toMatchObject({ status: 'refused' });
    await games.debit(stake);
    expect(await games.settle({ ...lossOf(stake), amountHundredths: 299n })).toMatchObject({ status: 'refused' });
    expect(await games.settle(lossOf(stake))).toMatchObject({ status: 'ok' });
    expect(await games.settle({ ...lossOf(stake), key: 'once more' })).toMatchObject({ status: 'refused' });
    expect(await games.void(stake)).toMatchObject({ status: 'refused' });
    const undone = bet(memberId, 100n);
    await games.debit(undone);
    await games.void(undone);
    expect(await games.settle(lossOf(undone))).toMatchObject({ status: 'refused' });
    expect(await games.settle({ ...lossOf(stake), key: 'of nothing', settles: '' })).toMatchObject({ status: 'refused' });
  });
}

function refusalsHold(as: As): void {
  test.each([
    ['a type that is not granted', { type: 'game_win' }],
    ['an account that is not granted', { account: 'adjustments' }],
    ['a type that does something else', { type: 'bet' }],
    ['an amount of nothing', { amountHundredths: 0n }],
    ['a member that is none', { memberId: 'nobody' }],
    ['an empty key', { key: '' }],
    ['a key that is too long', { key: 'k'.repeat(201) }],
    ['a reason that is too long', { reason: 'r'.repeat(301) }],
  ])('refuses %s', async (_what, change) => {
    const refused = { ...credit(aMember(), 100n), ...change } as ReturnType<typeof credit>;
    expect(await as('earn').credit(refused)).toEqual({ status: 'refused', why: expect.any(String) as string });
  });

  test('refuses who moves no money', async () => {
    expect(await as('gateway').credit(credit(aMember(), 100n))).toMatchObject({ status: 'refused' });
  });

  test('says whether something was booked, to its own caller, and changes nothing by it', async () => {
    const memberId = aMember();
    const earn = as('earn');
    const one = credit(memberId, 100n);
    expect(await earn.wasBooked(one)).toBe('absent');
    await earn.credit(one);
    expect(await earn.wasBooked(one)).toBe('booked');
    expect(await as('games').wasBooked(one)).toBe('absent');
    await earn.reverse(one);
    expect(await earn.wasBooked(one)).toBe('undone');
    const never = credit(memberId, 100n);
    await earn.reverse(never);
    expect(await earn.wasBooked(never)).toBe('barred');
  });
}

/** A refusal is final once the key is barred, whatever the balance is later. */
function barredKeysHold(as: As): void {
  test('books in both directions, and nothing whose key was barred', async () => {
    const [memberId, social] = [aMember(), as('social')];
    const prize = (amountHundredths: bigint) => ({ ...aPrize(memberId, amountHundredths), type: 'event_prize' }) as const;
    const fee = (amountHundredths: bigint) => ({ ...aPrize(memberId, amountHundredths), type: 'event_fee' }) as const;
    expect(await social.credit(prize(500n))).toEqual({ status: 'ok', balanceAfter: '5.00' });
    const [tooMuch, barred] = [fee(501n), prize(100n)];
    expect(await social.debit(tooMuch)).toEqual({ status: 'insufficient' });
    expect(await social.void(tooMuch)).toMatchObject({ status: 'ok' });
    expect(await social.void(tooMuch)).toMatchObject({ status: 'duplicate' });
    expect(await social.reverse(barred)).toMatchObject({ status: 'ok' });
    expect(await social.credit(prize(100n))).toEqual({ status: 'ok', balanceAfter: '6.00' });
    expect(await social.debit(tooMuch)).toEqual({ status: 'cancelled' });
    expect(await social.credit(barred)).toEqual({ status: 'cancelled' });
    expect(await social.debit(fee(600n))).toEqual({ status: 'ok', balanceAfter: '0.00' });
  });
}

function limitsHold(as: As): void {
  test('what is above its caller’s limit is not booked and not refused either: nobody is kept from asking again, nor from barring it', async () => {
    const [memberId, social] = [aMember(), as('social')];
    const tooMuch = { ...aPrize(memberId, BigInt(CONTRACT_LIMIT) * 100n + 1n), type: 'event_prize' } as const;
    for (const ask of [social.credit(tooMuch), social.debit({ ...tooMuch, type: 'event_fee', key: 'another' })])
      expect(await ask).toEqual({ status: 'unknown', why: expect.stringContaining('429') as string });
    expect(await social.wasBooked(tooMuch)).toBe('absent');
    expect(await social.reverse(tooMuch)).toMatchObject({ status: 'ok' });
    expect(await social.wasBooked(tooMuch)).toBe('barred');
    expect(await as('earn').credit(credit(memberId, tooMuch.amountHundredths))).toMatchObject({ status: 'ok' });
  });
}

/** What services/social tells members of their referrals. */
function figuresHold(as: As, get: (path: string) => Promise<unknown>): void {
  test('tells what a member earned by source, less what was reversed', async () => {
    const memberId = aMember();
    const one = credit(memberId, 1_000n);
    const friend = { ...credit(memberId, 700n), type: 'referral_reward', account: 'promo' } as const;
    const share = { ...credit(memberId, 25n), type: 'referral_bonus', account: 'referral' } as const;
    await as('earn').credit(one);
    await as('earn').credit(friend);
    await as('social').credit(share);
    await as('earn').reverse(one);
    const total = { walls: '0.00', referrals: '7.25', referralShares: '0.25', referralBonuses: '7.00', prizes: '0.00', total: '7.25' };
    expect(await get(`/internal/members/${memberId}/figures`)).toMatchObject({ earned: { total, thisWeek: total, last30Days: total } });
  });
}
