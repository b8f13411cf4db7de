/** A survey that a wall pays for, as its company tells the site. */
export interface Completion {
  wall: 'a' | 'b' | 'c' | 'd';
  memberId: string;
  /** R$, at most two decimals. */
  amount: number;
  transaction: string;
}

interface SignedCall {
  url: string;
  headers: Record<string, string>;
}

/** The postback of a completion as its company signs it. Its parameters are each company's own. */
export async function signPostback(simulatorUrl: string, { wall, memberId, amount, transaction }: Completion): Promise<SignedCall> {
  const params = {
    a: {
      status: '1',
      trans_id: transaction,
      user_id: memberId,
      amount_local: String(amount),
      amount_usd: '1.00',
      offer_id: '7',
      ip_click: '203.0.113.9',
      type: 'complete',
    },
    b: { uid: memberId, val: String(amount), usd: '1.00', tx: transaction, type: 'COMPLETE', state: 'COMPLETED', ip: '203.0.113.9' },
    c: {
      userID: memberId,
      transactionID: transaction,
      ip: '203.0.113.9',
      revenue: '1.0000',
      currencyReward: amount.toFixed(2),
      offerID: '7',
      status: '1',
    },
    d: {
      transaction_id: transaction,
      external_identifier: memberId,
      currency_amount: String(amount),
      payout_usd: '1.00',
      is_chargeback: '0',
      ip: '203.0.113.9',
    },
  }[wall];
  const response = await fetch(`${simulatorUrl}/sim/walls/${wall}/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ params }),
  });
  if (!response.ok) throw new Error(`signing for wall ${wall}: ${response.status} ${await response.text()}`);
  return (await response.json()) as SignedCall;
}

/** Calls the site once. True when it took the postback in the words that this company wants. */
export async function deliver(call: SignedCall): Promise<boolean> {
  const response = await fetch(call.url, { headers: call.headers, signal: AbortSignal.timeout(10_000) });
  await response.text();
  return response.status === 200;
}
