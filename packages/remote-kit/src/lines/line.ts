/**
 * What a line of money says, in parts, as the services tell it (packages/money-kit): a sentence by its kind and values,
 * or words of people.
 */
export interface Line {
  /** Such as `bombs.won`; null: names, or what somebody wrote. */
  kind: string | null;
  values: Readonly<Record<string, string>>;
  /** In English, or those words. */
  text: string;
  /** It takes a transfer back: to the member, or from them. */
  undo?: 'returned' | 'reversed';
  /** R$, two decimals: what of a debt it paid, what became one. */
  paidDebt?: string;
  newDebt?: string;
}
