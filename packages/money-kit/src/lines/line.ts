import { MoneyText, Type, type Static } from '@facet/service-kit';

/** What a line of money says, in parts, so that whoever shows it can say it in another language. */
export const Line = Type.Object(
  {
    kind: Type.Union([Type.String(), Type.Null()], {
      description: 'which sentence, such as bombs.won, or which names: wall.provider, wall.offer; null: the source’s own words',
    }),
    values: Type.Record(Type.String(), Type.String(), { description: 'what the sentence is filled with', examples: [{ bombs: '3' }] }),
    text: Type.String({ description: 'the sentence in English, or those words' }),
    undo: Type.Optional(
      Type.Unsafe<'returned' | 'reversed'>({
        type: 'string',
        enum: ['returned', 'reversed'],
        description: 'it takes a transfer back: to the member, or from them',
      }),
    ),
    paidDebt: Type.Optional({ ...MoneyText, description: 'what of a debt this paid' }),
    newDebt: Type.Optional({ ...MoneyText, description: 'what became a debt, since the balance was too low' }),
  },
  { $id: 'Line' },
);
export type Line = Static<typeof Line>;
