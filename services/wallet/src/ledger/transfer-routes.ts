import { ErrorAnswer, formatMoney, httpErrors, MoneyInput, Type, type App, type Database } from '@facet/service-kit';
import { callerNames, mayMove } from '@facet/money-kit';
import type { Ledger } from './ledger.ts';
import { outcomeStatuses, type Transfer, type Outcome, type OutcomeStatus } from './transfer.ts';
import { bookings, readBooking, type Booking } from './read-booking.ts';
import { parseKey, parseTransfer, type WrittenTransfer } from './parse-transfer.ts';

/** Written as one schema: a union would be validated again for each answer. */
const NullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });

const Transfer = Type.Object(
  {
    key: Type.String({ description: 'unique for this member and caller, for ever' }),
    memberId: Type.String({ description: 'UUID' }),
    direction: Type.Union([Type.Literal('credit'), Type.Literal('debit'), Type.Literal('settle')], {
      description: 'to the member, from the member, or between system accounts in their name',
    }),
    account: Type.String({ description: 'the system account on the other side, such as wall:a' }),
    amount: MoneyInput,
    type: Type.String(),
    reason: Type.String({ description: 'shown to the member; not compared when a key comes again' }),
    settles: Type.Optional(
      Type.String({ description: 'of a settlement, required: the key of the caller’s debit that it ends, whole and once' }),
    ),
    minTotalEarned: Type.Optional(
      Type.Union([MoneyInput, Type.Null()], { description: 'of a debit: refused when the member has earned less' }),
    ),
  },
  { additionalProperties: false },
);

const TransferResult = Type.Object(
  {
    status: Type.Unsafe<OutcomeStatus>({ type: 'string', enum: outcomeStatuses }),
    id: NullableText,
    balanceAfter: NullableText,
    totalEarned: NullableText,
  },
  { $id: 'TransferResult' },
);

const Undoing = Type.Object({ memberId: Type.String(), key: Type.String() }, { additionalProperties: false });

/** What a caller may move in a while. */
interface CallerLimits {
  within<Result extends { status: string }>(
    caller: string,
    transfers: readonly (Transfer | undefined)[],
    apply: () => Promise<Result[]>,
  ): Promise<Result[]>;
}

/**
 * The ledger for other services. `transfers` are decided in their order; each has its own outcome, and one that is
 * refused holds up no other.
 */
export function transferRoutes(app: App, { ledger, database, limits }: { ledger: Ledger; database: Database; limits: CallerLimits }): void {
  const config = { permission: { services: callerNames } };

  app.post(
    '/internal/transfers',
    {
      schema: {
        operationId: 'transfer',
        summary: 'Moves money, each transfer for itself and in their order',
        description:
          'A key that comes again answers as the first time. `forbidden`: the caller may not use this type or account. `caller_over_limit`: nothing was done, ask again later.',
        again: 'same',
        errors: { caller_over_limit: 429 },
        body: Type.Object({ transfers: Type.Array(Transfer, { minItems: 1, maxItems: 500 }) }, { additionalProperties: false }),
        response: { 200: Type.Object({ results: Type.Array(TransferResult) }), '4xx': ErrorAnswer },
      },
      config: { ...config, judgesItems: true },
    },
    async (request) => {
      for (const transfer of request.body.transfers) requireGrant(request.caller, transfer);
      const transfers = request.body.transfers.map((transfer) => parseTransfer(request.caller, transfer));
      return {
        results: await limits.within(request.caller, transfers, () => Promise.all(transfers.map((transfer) => applyTo(ledger, transfer)))),
      };
    },
  );

  for (const op of ['void', 'reverse'] as const)
    app.post(
      `/internal/transfers/${op}`,
      {
        schema: {
          operationId: `${op}Transfer`,
          summary: `Undoes the caller’s own ${op === 'void' ? 'debit' : 'credit'} of a key, or keeps it from happening later`,
          again: 'same',
          body: Undoing,
          response: { 200: TransferResult, '4xx': ErrorAnswer },
        },
        config,
      },
      async (request) => {
        const keyed = parseKey(request.caller, request.body);
        return applyTo(ledger, keyed && { op, ...keyed });
      },
    );

  app.post(
    '/internal/transfers/look-up',
    {
      schema: {
        operationId: 'lookUpTransfer',
        summary: 'What stands under a key of the caller’s',
        description: 'What is absent may still come.',
        again: 'same',
        body: Undoing,
        response: { 200: Type.Object({ booking: Type.Unsafe<Booking>({ type: 'string', enum: bookings }) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async (request) => {
      const keyed = parseKey(request.caller, request.body);
      return { booking: keyed ? await readBooking(database, keyed) : ('absent' as const) };
    },
  );
}

function requireGrant(caller: string, { direction, type, account }: WrittenTransfer): void {
  const verdict = mayMove(caller, direction, type, account);
  if (verdict !== true) throw httpErrors('forbidden', verdict);
}

async function applyTo(ledger: Ledger, transfer: Transfer | undefined) {
  const outcome: Pick<Outcome, 'status' | 'id' | 'balanceAfterHundredths' | 'totalEarnedHundredths'> = transfer
    ? await ledger.apply(transfer)
    : { status: 'invalid', id: null, balanceAfterHundredths: null, totalEarnedHundredths: null };
  return {
    status: outcome.status,
    id: outcome.id,
    balanceAfter: outcome.balanceAfterHundredths === null ? null : formatMoney(outcome.balanceAfterHundredths),
    totalEarned: outcome.totalEarnedHundredths === null ? null : formatMoney(outcome.totalEarnedHundredths),
  };
}
