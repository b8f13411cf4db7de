import type { RemoteScreen } from '@facet/remote-kit/browser-testing';
import { answer, fail } from '@facet/remote-kit/testing';

type Page = RemoteScreen['page'];

interface Refusal {
  /** What is asked and how it is answered; null: nothing may be asked. */
  call: string | null;
  refusal: () => Response;
  act: (page: Page) => Promise<void>;
  /** Of the toast. */
  title: string;
  text: string;
}

const REDEEM = 'POST /api/promo/redeem';
const CLAIM = 'POST /api/rewards/daily/claim';
const START = 'POST /api/social-media-tasks/t1/start';
const AWAY = 'Earning is closed for a moment.';
const away = () => fail(503, 'unavailable', AWAY);

async function redeem(page: Page, code = 'WINTER24'): Promise<void> {
  await page.getByRole('textbox', { name: 'Promo code' }).fill(code);
  await page.getByRole('button', { name: 'Redeem code' }).click();
}

async function claim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Claim R$ 25' }).click();
}

async function follow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Follow: Follow us on X' }).click();
}

function refusedCode(status: number, code: string, text: string): Refusal {
  return { call: REDEEM, refusal: () => fail(status, code, text), act: redeem, title: 'Redemption Failed', text };
}

/**
 * Section 8 of the specification on /rewards, and what the server may answer there: each with the words that the member
 * must see.
 */
export const refusalsOfRewards: Refusal[] = [
  { call: null, refusal: away, act: (page) => redeem(page, '  '), title: 'Invalid Code', text: 'Please enter a promo code.' },
  refusedCode(404, 'promo_unknown', 'This promo code does not exist.'),
  refusedCode(400, 'promo_inactive', 'This promo code is not active.'),
  refusedCode(400, 'promo_expired', 'This promo code has expired.'),
  refusedCode(409, 'promo_used_up', 'This promo code has been used up.'),
  refusedCode(409, 'promo_already_used', 'You have already used this promo code.'),
  refusedCode(429, 'too_many_requests', 'Too many requests. Please wait a moment.'),
  { call: REDEEM, refusal: () => answer('', 502), act: redeem, title: 'Redemption Failed', text: '502: Bad Gateway' },
  { call: CLAIM, refusal: away, act: claim, title: 'Failed to claim reward', text: AWAY },
];

/** The same on /earn. */
export const refusalsOfEarn: Refusal[] = [{ call: START, refusal: away, act: follow, title: 'Failed to start task', text: AWAY }];
