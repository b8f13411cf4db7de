import { isUuid, formatMoney, hundredths } from '@facet/service-kit';
import type { ReceivedCall } from '@facet/service-kit/testing';
import { mayMove } from '../wallet/grants.ts';
import { LedgerModel, type ModelOutcome, type ModelTransfer } from './ledger-model.ts';

export interface FakeBooks {
  model: LedgerModel;
  /** Keys under which everything is refused. */
  refused: ReadonlySet<string>;
  /** By caller: more than this much in one call, in hundredths, is over its limit. */
  limits: ReadonlyMap<string, bigint>;
  statementOf: (memberId: string) => string[];
}

interface Written {
  key: string;
  memberId: string;
  direction: 'credit' | 'debit' | 'settle';
  account: string;
  amount: string;
  type: string;
  reason: string;
  minTotalEarned?: string | null;
  settles?: string;
}

/** Books behind the wallet's routes below /internal/transfers, for a fake that answers the other routes itself. */
export function openFakeBooks(): (call: ReceivedCall) => { status: number; body: object } {
  const books: FakeBooks = { model: new LedgerModel(), refused: new Set(), limits: new Map(), statementOf: () => [] };
  return (call) => answerTransfers(books, call);
}

/** The wallet's routes below /internal/transfers. */
export function answerTransfers(books: FakeBooks, call: ReceivedCall): { status: number; body: object } {
  const caller = callerOf(call);
  const keyed = call.body as { memberId: string; key: string };
  switch (call.url) {
    case '/internal/transfers/void':
    case '/internal/transfers/reverse': {
      const op = call.url.endsWith('void') ? 'void' : 'reverse';
      return { status: 200, body: applyTransfer(books, { op, caller, memberId: keyed.memberId, key: keyed.key }) };
    }
    case '/internal/transfers/look-up':
      return { status: 200, body: { booking: bookingOf(books.model, { caller, ...keyed }) } };
    case '/internal/transfers': {
      const { transfers } = call.body as { transfers: Written[] };
      const lacking = transfers
        .map(({ direction, type, account }) => mayMove(caller, direction, type, account))
        .find((may) => may !== true);
      if (lacking !== undefined) return { status: 403, body: { error: 'Forbidden', message: lacking, code: 'forbidden' } };
      if (isOverLimit(books, caller, transfers))
        return { status: 429, body: { error: 'Too Many Requests', message: 'later', code: 'caller_over_limit' } };
      return { status: 200, body: { results: transfers.map((written) => applyTransfer(books, read(caller, written))) } };
    }
    default:
      return { status: 404, body: { error: 'Not Found', code: 'not_found' } };
  }
}

/** Settlements pass, as undoings do. */
function isOverLimit({ limits }: FakeBooks, caller: string, transfers: readonly Written[]): boolean {
  const most = limits.get(caller);
  const sumOf = (moved: Written['direction']): bigint =>
    transfers.reduce((sum, { direction, amount }) => (direction === moved ? sum + money(amount) : sum), 0n);
  return most !== undefined && (sumOf('credit') > most || sumOf('debit') > most);
}

/** As the caller's token names it; the fake believes it. */
function callerOf({ headers }: ReceivedCall): string {
  const [, claims = ''] = String(headers.authorization).split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { iss?: string }).iss ?? '';
}

function read(caller: string, written: Written): ModelTransfer {
  const { key, memberId, direction: op, account, type, minTotalEarned } = written;
  const transfer = { op, caller, memberId, key, account, type, amountHundredths: amountOf(written) };
  if (op === 'settle') return { ...transfer, op, settles: written.settles ?? '' };
  return op === 'debit' && minTotalEarned ? { ...transfer, op, minTotalEarnedHundredths: money(minTotalEarned) } : transfer;
}

/** 0: refused as malformed, as the reason is when it is too long. */
const amountOf = ({ amount, reason }: Written): bigint => (reason.length > 300 ? 0n : money(amount));
const money = (text: string): bigint => BigInt(Math.round(Number(text) * 100));

export function applyTransfer({ model, refused, statementOf }: FakeBooks, transfer: ModelTransfer): object {
  const { key, memberId } = transfer;
  const isMalformed =
    !isUuid(memberId) ||
    key === '' ||
    key.length > 200 ||
    ('amountHundredths' in transfer && transfer.amountHundredths <= 0n) ||
    ('settles' in transfer && transfer.settles === '');
  if (isMalformed || refused.has(key)) return { status: 'invalid', id: null, balanceAfter: null, totalEarned: null };
  const known = model.known(transfer);
  const outcome = model.apply(transfer);
  if (outcome.status === 'ok') statementOf(memberId).push(...lineOf(transfer, known?.amount));
  return present(outcome);
}

function lineOf(transfer: ModelTransfer, undone: bigint | undefined): string[] {
  switch (transfer.op) {
    case 'credit':
    case 'settle':
      return [`${transfer.type} ${transfer.amountHundredths}`];
    case 'debit':
      return [`${transfer.type} -${transfer.amountHundredths}`];
    case 'void':
      return undone === undefined ? [] : [`void ${undone}`];
    case 'reverse':
      return undone === undefined ? [] : [`reverse -${undone}`];
    default:
      return transfer satisfies never;
  }
}

function present({ status, balanceAfter, totalEarned }: ModelOutcome): object {
  return { status, id: null, balanceAfter: formatMoney(hundredths(balanceAfter)), totalEarned: formatMoney(hundredths(totalEarned)) };
}

function bookingOf(model: LedgerModel, keyed: { memberId: string; caller: string; key: string }): string {
  const known = model.known(keyed);
  if (!known) return 'absent';
  if (known.op === 'void' || known.op === 'reverse') return 'barred';
  return known.undone ? 'undone' : 'booked';
}
