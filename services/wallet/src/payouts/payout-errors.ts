import { defineErrors, formatMoney, type DomainError } from '@facet/service-kit';

/** Everything that a payout may be refused for. */
export const payoutErrors = defineErrors({
  withdrawal_not_found: 404,
  role_required: 403,
  rejection_reason_required: 400,
  already_decided: 409,
  payouts_stopped: 503,
  bot_offline: 503,
  bot_stopped: 503,
  bot_busy: 503,
  rate_limited: 429,
  not_in_time: 503,
  daily_cap_reached: 409,
  purse_empty: 409,
  gamepass_changed: 409,
  gamepass_already_bought: 409,
  member_ineligible: 409,
  purchase_not_found: 409,
  purchase_found: 409,
  amount_differs: 409,
  payouts_unavailable: 503,
  purchase_refused: 409,
  platform_unreachable: 503,
});

type PayoutError = Parameters<typeof payoutErrors>[0];

/**
 * Where waiting helps nobody: a queued one leaves the queue, and an operator has to look at it. After any other it
 * keeps its place.
 */
const NEEDS_A_DECISION: ReadonlySet<string> = new Set<PayoutError>([
  'gamepass_changed',
  'gamepass_already_bought',
  'member_ineligible',
  'purchase_refused',
]);

export const needsADecision = (error: DomainError): boolean => NEEDS_A_DECISION.has(error.code);

/** The platform was asked, and knows of no purchase. */
export const isNotFound = (error: DomainError): boolean => error.code === ('purchase_not_found' satisfies PayoutError);

/**
 * Where each other one would hear the same, however small: the queue waits. After any other failure the next one has
 * its turn.
 */
const HOLDS_UP_ALL: ReadonlySet<string> = new Set<PayoutError>([
  'payouts_stopped',
  'bot_offline',
  'bot_stopped',
  'bot_busy',
  'rate_limited',
]);

export const holdsUpAll = (error: DomainError): boolean => HOLDS_UP_ALL.has(error.code);

/** Less may be there. */
export const isPurseEmpty = (error: DomainError): boolean => error.code === ('purse_empty' satisfies PayoutError);

export const capReached = (capHundredths: bigint): DomainError =>
  payoutErrors(
    'daily_cap_reached',
    `The bot may pay out R$ ${formatMoney(capHundredths)} a day, and this would be more. Pay by hand, wait, or raise “Daily payout limit” in the site settings.`,
  );

export const aboveCap = (capHundredths: bigint): DomainError =>
  payoutErrors(
    'daily_cap_reached',
    `The bot may pay out R$ ${formatMoney(capHundredths)} a day, and this alone is more. Pay by hand, or raise “Daily payout limit” in the site settings.`,
  );

export const cannotTell = (): DomainError =>
  payoutErrors('payouts_unavailable', 'The game platform cannot say right now whether this was bought. Please try again later.', {
    retryAfterSeconds: 60,
  });

export const purchaseFound = (): DomainError =>
  payoutErrors('purchase_found', 'The game platform says that it was bought. Mark it as paid instead of giving it back.');

export const purchaseNotFound = (): DomainError =>
  payoutErrors('purchase_not_found', 'The game platform knows of no such purchase by this account. Buy it first, or wait a moment.');

/** `price`: whole R$; null: the platform lists none. */
export const amountDiffers = (price: bigint | null): DomainError =>
  payoutErrors(
    'amount_differs',
    price === null
      ? 'It was bought, and the game platform does not say for how much. An owner has to settle it.'
      : `It was bought for R$ ${price}, which is not what is held. An owner has to settle it.`,
  );

export const boughtBefore = (): DomainError =>
  payoutErrors(
    'gamepass_already_bought',
    'This gamepass was bought before. It is bought once in its life: reject the withdrawal, the member has to choose another one.',
  );

export const memberIneligible = (why: string): DomainError =>
  payoutErrors('member_ineligible', `${why} The bot pays nobody who owes or is suspended. Nothing was bought.`);
