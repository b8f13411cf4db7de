import { MoneyText, Type } from '@facet/service-kit';

const count = Type.Integer({ minimum: 0 });

const states = ['agrees', 'on_its_way', 'differs', 'ledger_only'] as const;
export type AccountState = (typeof states)[number];

export const MoneyAccounts = Type.Object(
  {
    accounts: Type.Array(
      Type.Object({
        account: Type.String(),
        records: Type.Union([MoneyText, Type.Null()], { description: 'what the owner’s own records say; null: nobody was asked' }),
        ledger: MoneyText,
        difference: Type.Union([MoneyText, Type.Null()]),
        state: Type.Unsafe<AccountState>({ type: 'string', enum: states }),
        count: Type.Union([count, Type.Null()], { description: 'of records, where they are counted' }),
      }),
    ),
    owed: Type.Object({
      members: count,
      balances: MoneyText,
      debts: MoneyText,
      held: MoneyText,
      heldCount: count,
      unknown: MoneyText,
      unknownCount: count,
      pending: Type.Union([MoneyText, Type.Null()], { description: 'held by walls, not in the ledger yet' }),
      referralRewards: Type.Union([MoneyText, Type.Null()], { description: 'waiting to be claimed, not in the ledger yet' }),
      total: Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description: 'balances, held, pending and referral rewards, as far as known' }),
    }),
    unavailable: Type.Array(Type.String(), { description: 'services that did not answer: their part is null' }),
  },
  { $id: 'MoneyAccounts' },
);
