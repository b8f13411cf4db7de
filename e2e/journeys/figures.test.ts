import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { until } from '@facet/tooling/until';
import { bring } from '../support/bring.ts';
import { reads, readUntil } from '../support/read-page.ts';
import { becomeRich, type Rich } from '../support/rich-member.ts';
import { englishIn, Names, wordsOn } from '../support/english-words.ts';
import { shownBy, signInOperator } from '../support/screens.ts';
import { HAPPENED, TOLD } from '../support/told-events.ts';

let browser: Browser;
let rich: Rich;
beforeAll(async () => {
  browser = await launchBrowser();
  rich = await becomeRich();
});
afterAll(() => browser.close());

test('each figure of a rich member on each page, theirs and the operators’, is the ledger’s', async () => {
  const ledger = await readLedger(rich.id);
  await heardOf(ledger);
  const answers = await readAnswers();
  const disagreements: string[] = [];
  const compare: Compare = (where, seen, figure) => {
    const hundredths = ledger[figure];
    const wanted = /\.\d\d$/.test(seen ?? '') ? decimal(hundredths) : String(hundredths / 100n);
    if (seen?.replaceAll(',', '') !== wanted) disagreements.push(`${where}: ${seen} instead of ${wanted}`);
  };
  for (const answer of answers) compare(...answer);

  const { page, context } = await openPage(browser, inject('siteUrl'));
  await bring(context, inject('siteUrl'), rich.cookie);
  const look = async (path: string, figures: readonly (readonly [string, RegExp, Figure])[]): Promise<void> => {
    await page.goto(path);
    const text = await readUntil(
      page,
      figures.map(([, pattern]) => pattern),
    );
    for (const [what, pattern, figure] of figures)
      compare(`${path === '/' ? 'dashboard' : path.slice(1)}: ${what}`, pattern.exec(text)?.[1], figure);
  };
  await look('/', [
    ['sidebar', /Current Balance R\$ ([\d,]+) /, 'balance'],
    ['Current Balance', /Current Balance R\$ ([\d,]+) Why\?/, 'balance'],
    ['This week', /This week \+?R\$ ([\d,.]+)/, 'earned'],
    ['Reserved', /Reserved R\$ ([\d,.]+)/, 'held'],
    ['Total Earned', /Total Earned R\$ ([\d,]+)/, 'earned'],
    ['30 days', /R\$ ([\d,.]+) in 30 days/, 'earned'],
  ]);
  await look('/rewards', [
    ['Challenge progress', /Weekly Challenge .*?R\$ ([\d,.]+) Why\? of 500/, 'challenge'],
    ['Last 30 days', /By source .*?Last 30 days R\$ ([\d,.]+)/, 'earned'],
    ['Surveys and offers', /By source Surveys and offers R\$ ([\d,.]+)/, 'walls'],
    ['Social tasks', /By source .*?Social tasks R\$ ([\d,.]+)/, 'tasks'],
    ['Promo codes', /By source .*?Promo codes R\$ ([\d,.]+)/, 'codes'],
    ['Daily and weekly rewards', /By source .*?Daily and weekly rewards R\$ ([\d,.]+)/, 'rewards'],
    ['Referrals', /By source .*?Referrals R\$ ([\d,.]+)/, 'referrals'],
    ['Event prizes', /By source .*?Event prizes R\$ ([\d,.]+)/, 'prizes'],
  ]);
  await look('/referrals', [
    ['Total Earnings', /Total Earnings R\$ ([\d,.]+)/, 'referrals'],
    ['Top earners', /Top earners .*?You[^R]*R\$ ([\d,.]+)/, 'earned'],
  ]);
  await look('/withdraw', [['Current Balance', /Withdrawals go to this account only\. Current Balance R\$ ([\d,]+)/, 'balance']]);
  await look('/games', [['balance', /before every bet\. R\$ ([\d,]+)/, 'balance']]);
  await look('/withdraw/statement', [
    ['balance', /Balance R\$ ([\d,.]+)/, 'balance'],
    ['held', /Held for withdrawals R\$ ([\d,.]+)/, 'held'],
  ]);
  await context.close();
  await lookAsOperator(compare);
  expect(disagreements).toEqual([]);
});

test('each line of each Why leads to lines of the statement that add up to it', async () => {
  const { page, context } = await openPage(browser, inject('siteUrl'));
  await bring(context, inject('siteUrl'), rich.cookie);
  const lines: { where: string; query: string; value: string }[] = [];
  for (const [path, ...wanted] of EXPLAINED) {
    await page.goto(path);
    await readUntil(page, wanted);
    for (const figure of await shownBy(page)
      .getByRole('button', { name: / Why\?$/ })
      .all()) {
      await figure.click();
      const answer = page.getByRole('dialog');
      await answer.getByRole('definition').first().waitFor();
      const linked = answer.locator('dl > div').filter({ has: page.locator('a[href^="/withdraw/statement?"]') });
      const read = await linked.evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('a')?.search ?? '',
          row.querySelector('dt')?.innerText,
          row.querySelector('dd')?.innerText ?? '',
        ]),
      );
      lines.push(...read.map(([query = '', label, value = '']) => ({ where: `${path}: ${label}`, query, value })));
      await page.keyboard.press('Escape');
      await answer.waitFor({ state: 'hidden' });
    }
  }
  await context.close();
  const places = new Set(lines.map(({ where }) => where.split(':')[0]));
  expect([...places]).toEqual(EXPLAINED.map(([path]) => path));
  const wrong: string[] = [];
  for (const { where, query, value } of lines) {
    const { transactions } = (await rich.client.get<{ transactions: { amount: string }[] }>(`/api/user/transactions${query}&limit=100`))
      .body;
    const sum = transactions.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n);
    const said = value.replace('\u2212', '-').replaceAll(/[^\d-]/g, '');
    if (said !== String(sum))
      wrong.push(`${where} says ${value.replaceAll(/\s+/g, ' ').trim()}, and its lines ${query} make ${decimal(sum)}`);
  }
  expect(wrong).toEqual([]);
});

test('each event of their money is in their inbox once, beside nothing that did not happen', async () => {
  const client = new pg.Client({ connectionString: inject('walletDatabaseUrl') });
  await client.connect();
  onTestFinished(() => client.end());
  const events = async (sql: string) => (await client.query<{ event: string }>(sql, [rich.id])).rows.map(({ event }) => event);
  const happened = await events(HAPPENED);
  expect(happened.length).toBeGreaterThan(12);
  await expect.poll(() => events(TOLD)).toEqual(happened);
});

test('whoever reads the site in Spanish reads no English word but names, on every page of a member', async () => {
  const { transactions } = (await rich.client.get<{ transactions: Transaction[] }>('/api/user/transactions?limit=100')).body;
  // Names of offers, and what operators wrote, are the same in every language.
  const isNames = ({ line: { kind } }: Transaction): boolean => kind === null || kind.startsWith('wall.');
  const booked = transactions.filter((each) => !isNames(each));
  const others = transactions.filter(isNames).map(({ type }) => type);
  expect([...new Set(others)].toSorted()).toEqual(['adjustment', 'wall_credit']);
  const { page, context } = await openPage(browser, inject('siteUrl'), { locale: 'es-MX' });
  const names = new Names(transactions.filter(isNames).map(({ line }) => line.text));
  page.on('response', (response) => names.hear(response));
  await bring(context, inject('siteUrl'), rich.cookie);
  const left: string[] = [];
  for (const [path, ...wanted] of SPANISH) {
    await page.goto(path);
    const text = await readUntil(page, wanted);
    left.push(...wanted.filter((each) => !reads(text, each)).map((each) => `${path} lacks ${each}`));
    left.push(...booked.filter(({ line }) => text.includes(line.text)).map(({ line }) => `${path}: ${line.text}`));
    await shownBy(page).waitFor();
    await names.settled();
    left.push(...englishIn(names.takenOut(await wordsOn(page))).map((word) => `${path}: ${word}`));
  }
  await context.close();
  expect(left).toEqual([]);
});

/** Pages whose figures have a Why with links, each with what it reads once they are there. */
const EXPLAINED: readonly (readonly [string, ...RegExp[]])[] = [
  ['/', /Current Balance R\$ [\d,]+ Why\?/, /This week \+?R\$ [\d,.]+/, /R\$ [\d,.]+ in 30 days/],
  ['/rewards', /Weekly Challenge .*?Why\?/, /By source .*?Last 30 days R\$/],
  ['/referrals', /Total Earnings R\$/, /Top earners/],
];

interface Transaction {
  type: string;
  line: { kind: string | null; text: string };
}

/** Every page of a member, each with what it reads once it is there. */
const SPANISH: readonly (readonly [string, ...(string | RegExp)[]])[] = [
  ['/', /Revertido: BitLabs|Tarea social · Follow the figures|Reto semanal · semana \d+ de \d{4}|Bono por referido · p•••/],
  ['/earn', 'Ganar Robux'],
  ['/rewards', 'Código promocional FIGURES', 'Reto semanal · '],
  ['/withdraw', 'Historial de retiros', 'Rechazado'],
  [
    '/withdraw/statement',
    'Devuelto: Gamepass «',
    'Tarea social · Follow the figures',
    'Bono diario de inicio de sesión · día 1',
    'Entrada: Figures of',
  ],
  ['/testgamepass', 'Retiro de prueba'],
  ['/referrals', 'Progreso de rango', 'Bronce'],
  ['/events', 'Eventos y sorteos'],
  ['/games', 'Reglas generales'],
  ['/games/bombs', 'Cómo jugar'],
  ['/games/crash', 'Empezar ronda'],
  ['/games/fairness', 'Rondas anteriores'],
  ['/inbox', 'Código promocional FIGURES'],
  ['/inbox/settings', 'Ajustes de notificaciones'],
  ['/me', 'Perfil'],
  ['/help', 'Ayuda'],
  ['/help/new', 'Enviar'],
  ['/terms', 'Términos del servicio'],
  ['/privacy', 'Política de privacidad'],
  ['/no-such-page', '404 Página no encontrada'],
];

type Ledger = Awaited<ReturnType<typeof readLedger>>;
type Figure = keyof Ledger;
type Compare = (where: string, seen: string | undefined, figure: Figure) => void;

interface Row {
  type: string;
  moved: string;
}

/** The sums over the member’s rows of the ledger, in hundredths, by the definitions of the figures. */
async function readLedger(memberId: string) {
  const client = new pg.Client({ connectionString: inject('walletDatabaseUrl') });
  await client.connect();
  const member = `('available', 'debt')`;
  const { rows } = await client.query<Row>(
    `select type, sum(case when credit_account in ${member} then amount when debit_account in ${member} then -amount else 0 end) as moved
       from transfers where member_id = $1 group by type`,
    [memberId],
  );
  const { rows: won } = await client.query<{ won: string; lost: string; held: string }>(
    `select coalesce(sum(amount) filter (where type = 'game_win'), 0) as won, coalesce(sum(amount) filter (where type = 'bet_lost'), 0) as lost,
       (select coalesce(sum(amount), 0) from withdrawals where member_id = $1 and state = 'held') as held
       from transfers where member_id = $1`,
    [memberId],
  );
  await client.end();
  const of = (...types: string[]): bigint =>
    rows.filter(({ type }) => types.includes(type)).reduce((sum, { moved }) => sum + BigInt(moved), 0n);
  const [walls, tasks, codes] = [of('wall_credit'), of('social_task'), of('promo')];
  const referrals = of('referral_bonus', 'referral_reward');
  const [rewards, prizes] = [of('daily_bonus', 'weekly_challenge'), of('event_prize')];
  return {
    balance: rows.reduce((sum, { moved }) => sum + BigInt(moved), 0n),
    walls,
    tasks,
    codes,
    referrals,
    rewards,
    prizes,
    challenge: walls + tasks + codes,
    earned: walls + tasks + codes + rewards + referrals + prizes,
    wagered: -of('bet'),
    won: BigInt(won[0]?.won ?? 0),
    lost: BigInt(won[0]?.lost ?? 0),
    held: BigInt(won[0]?.held ?? 0),
  };
}

/** Ranks are some seconds old, and who the wallet does not answer in time is shown what it said last. */
async function heardOf({ balance, earned }: Ledger): Promise<void> {
  await until('what is known elsewhere is of now', async () => {
    const user = (await rich.client.get<{ balance: string }>('/api/auth/user')).body;
    const board = (await rich.client.get<{ earned: { isYou: boolean; amount: string }[] }>('/api/referral/leaderboard')).body;
    return user.balance === decimal(balance) && board.earned.find(({ isYou }) => isYou)?.amount === decimal(earned);
  });
}

/** Figures of the answers themselves. */
async function readAnswers(): Promise<readonly (readonly [string, string | undefined, Figure])[]> {
  const get = async <Body>(path: string): Promise<Body> => (await rich.client.get<Body>(path)).body;
  const user = await get<Record<string, string>>('/api/auth/user');
  const { user: profile } = await get<{ user: Record<string, string> }>('/api/user/profile');
  const summary = await get<Record<string, string>>('/api/user/transactions/summary');
  const stats = await get<Record<string, string>>('/api/referral/stats');
  const { users } = await rich.owner<{ users: Record<string, string>[] }>(`/api/admin/users?search=${rich.client.username}`);
  const listed = users[0] ?? {};
  return [
    ['GET /api/auth/user balance', user['balance'], 'balance'],
    ['GET /api/auth/user totalEarned', user['totalEarned'], 'earned'],
    ['GET /api/user/profile balance', profile['balance'], 'balance'],
    ['GET /api/user/profile totalEarned', profile['totalEarned'], 'earned'],
    ['GET summary balance', summary['balance'], 'balance'],
    ['GET summary held', summary['held'], 'held'],
    ['GET /api/referral/stats', stats['totalEarnings'], 'referrals'],
    ['GET /api/admin/users balance', listed['balance'], 'balance'],
    ['GET /api/admin/users totalEarned', listed['totalEarned'], 'earned'],
    ['GET /api/admin/users wageredBalance', listed['wageredBalance'], 'wagered'],
    ['GET /api/admin/users winnedBalance', listed['winnedBalance'], 'won'],
    ['GET /api/admin/users lostBalance', listed['lostBalance'], 'lost'],
  ];
}

async function lookAsOperator(compare: Compare): Promise<void> {
  const { page, context } = await openPage(browser, inject('siteUrl'));
  await page.goto('/admin');
  await signInOperator(page);
  await page.goto(`/admin?tab=users&search=${rich.client.username}`);
  const money = '([\\d,]+\\.\\d\\d)';
  const row = new RegExp(`${rich.client.username} (?:\\d risk signs? )?Active ${Array.from({ length: 5 }, () => money).join(' ')}`);
  const found = row.exec(await readUntil(page, [row]));
  for (const [at, figure] of (['balance', 'earned', 'wagered', 'won', 'lost'] as const).entries())
    compare(`operators’ list: ${figure}`, found?.[at + 1], figure);
  await context.close();
}

const decimal = (hundredths: bigint): string => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
