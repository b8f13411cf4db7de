import { expect } from 'vitest';
import { by, DATE, list, MONEY, NUMBER, says, TEXT, told, type Statement } from './statement.ts';

const MEMBER = { id: TEXT, username: TEXT, balance: MONEY, totalEarned: MONEY, rank: TEXT, adminRole: null, profilePicture: TEXT };
const EVENT = { id: TEXT, title: TEXT, description: TEXT, status: 'active', prize: '50.00', entryFee: '0.00', maxParticipants: null };
const EVENT_NOW = { ...EVENT, currentParticipants: NUMBER, startsAt: DATE, endsAt: DATE, winnerUsername: null };
const TASK = { id: TEXT, title: TEXT, link: TEXT, reward: '5.00', isActive: false, isRealReward: true };
const WITHDRAWAL = {
  id: TEXT,
  userId: TEXT,
  username: expect.stringMatching(/^spec_/) as unknown,
  amount: '100.00',
  status: 'pending',
  experienceName: TEXT,
  gamepassLink: expect.stringMatching(/^https:\/\/www\.roblox\.com\/game-pass\/\d+/) as unknown,
  createdAt: DATE,
  processedAt: null,
};
const RANK = {
  id: TEXT,
  name: 'Bronze',
  bonusPercentage: 2,
  requiredEarnings: '0.00',
  color: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
};

/** Entities and their fields. */
export const chapter3: readonly Statement[] = [
  says(
    'A user has id, username, balance, totalEarned, rank, adminRole, profilePicture, disabled, banReason, bannedAt, bannedBy',
    told('user', 200, { ...MEMBER, disabled: false, banReason: null, bannedAt: null, bannedBy: null }),
    told('bannedUser', 200, { disabled: true, banReason: 'The specification', bannedAt: DATE, bannedBy: TEXT }),
  ),
  says(
    'A transaction has type, description, signed amount and createdAt; the page derives its kind',
    told('transactions', 200, {
      transactions: list(
        { type: 'promo', description: TEXT, amount: '1000.00', createdAt: DATE },
        { amount: '-10.00', description: TEXT },
        { amount: '10.40', description: TEXT },
      ),
    }),
    by('shell/src/dashboard/transaction-label.test.ts', '%s (%s) of %s is called %s'),
  ),
  says(
    'An event has its title, description, status, money, participants, times and winner',
    told('events', 200, { events: list(EVENT_NOW) }),
  ),
  says(
    'A social task has title, link, reward, isActive, isRealReward; one that is not real only shows its amount',
    told('adminTasks', 200, { tasks: list(TASK) }),
    by('services/earn/test/tasks.test.ts', 'that is only for show is completed and pays nothing'),
  ),
  says(
    'An experience has experienceId, placeId, name',
    told('validated', 200, { experiences: list({ experienceId: TEXT, placeId: TEXT, name: TEXT }) }),
  ),
  says(
    'A gamepass has id, name, displayName, description, price',
    told('gamepasses', 200, {
      gamepasses: list({ id: TEXT, name: 'Plus pass', displayName: 'Plus pass', description: TEXT, price: '100.00' }),
    }),
  ),
  says(
    'A withdrawal has its member, amount, status, type, experience, gamepass and times',
    told('withdrawn', 200, { withdrawal: { ...WITHDRAWAL, type: 'normal' } }),
    told('tested', 200, { withdrawal: { ...WITHDRAWAL, type: 'test' } }),
    told('history', 200, { withdrawals: list({ status: 'failed', processedAt: DATE }, { status: 'completed', processedAt: DATE }) }),
  ),
  says(
    'Operators get test withdrawals in a list of their own',
    told('adminWithdrawals', 200, { withdrawals: list({ type: 'normal' }), testWithdrawals: list({ type: 'test' }) }),
  ),
  says(
    'Settings are key and value: discord_link, twitter_link, roblox_group_link, minimum_withdrawal, min_withdrawal',
    told(
      'settings',
      200,
      list(
        ...['discord_link', 'twitter_link', 'roblox_group_link', 'minimum_withdrawal', 'min_withdrawal'].map((key) => ({
          key,
          value: TEXT,
        })),
      ) as object,
    ),
  ),
  says(
    'Operators see a user’s isAdmin, disabled, balance, totalEarned, wageredBalance, winnedBalance, lostBalance, createdAt',
    told('adminUsers', 200, {
      users: list({
        id: TEXT,
        username: TEXT,
        isAdmin: false,
        disabled: false,
        balance: MONEY,
        totalEarned: '1000.00',
        wageredBalance: '11.00',
        winnedBalance: '10.40',
        lostBalance: '1.00',
        createdAt: DATE,
      }),
    }),
  ),
  says(
    'A Bombs game has gameId, betAmount, bombCount, multiplier, its tiles, its bombs and winAmount',
    told('started', 200, { gameId: TEXT, betAmount: '10.00', bombCount: 1 }),
    told('revealed', 200, { multiplier: 1.04, revealed: [0], bombPositions: null }),
    told('cashedOut', 200, { winAmount: '10.40', multiplier: 1.04, bombPositions: [NUMBER] }),
  ),
  says(
    'A promo code has code, reward, maxUses, currentUses, expiresAt, isActive',
    told('promoCodes', 200, {
      promoCodes: list({ id: TEXT, code: TEXT, reward: '1000.00', maxUses: 2, currentUses: 1, expiresAt: DATE, isActive: true }),
    }),
  ),
  says(
    'An account of an operator has id, username, role, createdAt',
    told('adminList', 200, { admins: list({ id: TEXT, username: TEXT, role: 'owner', createdAt: DATE }) }),
  ),
  says(
    'A referral rank has name, bonusPercentage, requiredEarnings, color; the first is Bronze with 2 and 0',
    told('ranks', 200, { ranks: list(RANK) }),
  ),
  says(
    'Referral stats have referralCount, totalEarnings, currentRank, nextRank, progressToNext',
    told('referralStats', 200, {
      referralCount: 0,
      totalEarnings: '0.00',
      currentRank: RANK,
      nextRank: { name: 'Silver' },
      progressToNext: 0,
    }),
  ),
  says(
    'A referral earning has id, amount, bonusPercentage, createdAt',
    told('referralEarnings', 200, { earnings: [] }),
    by(
      'services/social/test/referrals.test.ts',
      'is the rank’s percent of what the referred member earned, rounded down, once however often it is told',
    ),
  ),
  says(
    'A win chance has its member, gameType, houseEdgeMultiplier, maxMultiplierOverride, notes, createdAt',
    told('certain', 200, {
      override: {
        id: TEXT,
        userId: TEXT,
        username: TEXT,
        gameType: 'bombs',
        houseEdgeMultiplier: 1,
        maxMultiplierOverride: null,
        notes: 'hi',
        createdAt: DATE,
      },
    }),
  ),
  says(
    'The bot’s status has status, username, robux, error',
    told('botStatus', 200, { status: 'online', username: 'FacetPayouts', robux: NUMBER, error: null }),
  ),
  says(
    'A shirt has assetId, name, its state, its template and what failed',
    told('shirts', 200, { shirts: list({ assetId: TEXT, name: TEXT }) }),
    by('mfe-admin/test/shirt-tool/run.test.ts', 'that fail are written to their shirt, and the others go on'),
    by('mfe-admin/test/shirt-tool/run.test.ts', 'take the first downloaded ones, 2000 ms apart, each under a key of its own'),
  ),
  says(
    'The tool’s session has displayName, name and csrfToken',
    told('authenticated', 200, { userInfo: { displayName: TEXT, name: TEXT }, csrfToken: TEXT, message: TEXT }),
  ),
];
