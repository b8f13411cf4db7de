import { hundredths, parseMoney, type Hundredths } from '@facet/service-kit';
import { withdrawalErrors } from './withdrawal-errors.ts';

/** What a member asks for, parsed. */
export interface WithdrawalRequest {
  memberId: string;
  idempotencyKey: string;
  type: 'normal' | 'test';
  amountHundredths: Hundredths;
  gamepassId: string;
  gamepassLink: string;
}

const LINK = /^https:\/\/www\.roblox\.com\/game-pass\/([1-9][0-9]{0,18})(?:\/[A-Za-z0-9._~%-]{0,200})?$/;

/** @throws bad_request, link_invalid (400) */
export function parseRequest(written: {
  memberId: string;
  idempotencyKey: string;
  amount: string | number;
  gamepassLink: string;
}): WithdrawalRequest {
  const { memberId, idempotencyKey, amount, gamepassLink } = written;
  const gamepassId = LINK.exec(gamepassLink)?.[1];
  if (gamepassId === undefined) {
    throw withdrawalErrors('link_invalid', 'The gamepass link must look like https://www.roblox.com/game-pass/123456');
  }
  const amountHundredths = hundredths(parseMoney(amount, 'amount'));
  return { memberId, idempotencyKey, type: 'normal', amountHundredths, gamepassId, gamepassLink };
}

/** The test flow names the gamepass itself; the link is built from it. @throws bad_request (400) */
export function parseTestRequest(written: {
  memberId: string;
  idempotencyKey: string;
  amount: string | number;
  gamepassId: string;
}): WithdrawalRequest {
  const gamepassLink = `https://www.roblox.com/game-pass/${written.gamepassId}`;
  return { ...parseRequest({ ...written, gamepassLink }), type: 'test' };
}
