import { httpErrors, parseMoney } from '@facet/service-kit';

const TRANSACTION = /^[\x21-\x7e]{1,128}$/;

/** One line of a wall's statement, numbered from 1 in what an operator is told. @throws bad_request */
export function parseLine({ transaction, amount }: { transaction: string; amount: string }, index: number) {
  if (!TRANSACTION.test(transaction))
    throw httpErrors('bad_request', `Line ${index + 1}: a transaction has 1 to 128 characters without spaces`);
  return { transaction, amountHundredths: parseMoney(amount, `Line ${index + 1}: the amount`, { signed: true }) };
}
