import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capHundredths } from '../../src/walls/amount.ts';
import { type Claim, interpret } from '../../src/walls/interpret.ts';
import type { Inbound } from '../../src/walls/parameters.ts';
import { recipeOf } from '../../src/walls/catalogue.ts';
import { verifiedParameters } from '../../src/walls/verify.ts';
import { aClaim, type Call, providerCall, publicUrl, secretOf, type WallId } from '../provider-calls.ts';
import { refusalOf } from './refusal-of.ts';

const walls = ['a', 'b', 'c', 'd'] as const;

function inbound({ target, headers }: Call, method = 'GET'): Inbound {
  return {
    method,
    url: publicUrl + target,
    headers,
    body: new Uint8Array(),
  };
}
function claimOf(wall: WallId, call: Call, secret = secretOf(wall)): Claim {
  return interpret(recipeOf(wall), verifiedParameters(recipeOf(wall), inbound(call), secret), capHundredths);
}
const reasonFor = (wall: WallId, call: Call) => refusalOf(() => claimOf(wall, call));

describe.each(walls)('wall %s', (wall) => {
  test('reads a genuine credit', () => {
    const claimed = aClaim({ amount: '12.5' });
    const call = providerCall(wall, claimed);
    expect(claimOf(wall, call)).toEqual({
      outcome: 'credit',
      transaction: claimed.transaction,
      member: claimed.member,
      amountHundredths: 1250n,
      offer: { a: null, b: 'Shopping habits', c: 'Videos', d: 'My Offer*' }[wall],
      signature: new URLSearchParams(call.target.split('?')[1]).get('hash'),
      isSignedOnce: false,
      revenueMicros: 500_000n,
    });
  });

  test('reads a genuine reversal as one of the same transaction', () => {
    const claimed = aClaim();
    const reversal = claimOf(wall, providerCall(wall, { ...claimed, reversal: true }));
    expect(reversal).toEqual({ outcome: 'reverse', transaction: claimed.transaction, member: claimed.member });
  });

  test('refuses what another wall signed', () => {
    for (const other of walls.filter((id) => id !== wall))
      expect(reasonFor(wall, providerCall(wall, aClaim(), secretOf(other)))).toBe('signature');
  });

  test('refuses a repeated parameter, plain or escaped, also with the same value', () => {
    const call = providerCall(wall, aClaim());
    const [, query = ''] = call.target.split('?');
    const first = query.split('&')[0] ?? '';
    const escaped = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`;
    for (const repeated of [first, escaped])
      expect(reasonFor(wall, { ...call, target: `${call.target}&${repeated}` })).toBe('repeated_parameter');
  });

  test('refuses a POST', () => {
    const arrived = inbound(providerCall(wall, aClaim()), 'POST');
    expect(refusalOf(() => verifiedParameters(recipeOf(wall), arrived, secretOf(wall)))).toBe('method');
  });

  test.each(['0', '0.00', '0.009', '-5', '', '1e3', '0x10', ' 5', '5,00', '٥', 'NaN', '.5', '5.'])(
    'credits nothing for the amount %j',
    (amount) => {
      expect(['amount', 'format']).toContain(reasonFor(wall, providerCall(wall, aClaim({ amount }))));
    },
  );

  test('drops what is below a hundredth, pays the cap and refuses a hundredth more', () => {
    const paid = (amount: string) => claimOf(wall, providerCall(wall, aClaim({ amount })));
    expect(paid('3.129')).toMatchObject({ amountHundredths: 312n });
    expect(paid('10000')).toMatchObject({ amountHundredths: capHundredths });
    expect(reasonFor(wall, providerCall(wall, aClaim({ amount: '10000.01' })))).toBe('over_cap');
    expect(reasonFor(wall, providerCall(wall, aClaim({ amount: '9'.repeat(30) })))).toBe('over_cap');
  });

  test.each(['', 'a b', 'tab\t', 'nul\0', 'ü', 'x'.repeat(129)])('refuses the transaction %j', (transaction) => {
    const reason = reasonFor(wall, providerCall(wall, aClaim({ transaction })));
    expect(['format', 'malformed']).toContain(reason);
  });

  test('pays for no status that it does not know', () => {
    const name = String(recipeOf(wall).fields.status);
    const call = providerCall(wall, aClaim({ parameters: { [name]: 'SOMETHING-NEW' } }));
    expect(claimOf(wall, call).outcome).toBe('note');
  });

  test('with any byte of the query changed, says the same in what is signed, or is refused', () => {
    const call = providerCall(wall, aClaim());
    const genuine = claimOf(wall, call);
    const start = call.target.indexOf('?') + 1;
    fc.assert(
      fc.property(fc.integer({ min: start, max: call.target.length - 1 }), fc.integer({ min: 33, max: 126 }), (at, code) => {
        const changed = { ...call, target: call.target.slice(0, at) + String.fromCharCode(code) + call.target.slice(at + 1) };
        const claim = reasonFor(wall, changed) === 'accepted' ? claimOf(wall, changed) : genuine;
        const differing = signedFields[wall].filter((field) => field in claim && valueOf(claim, field) !== valueOf(genuine, field));
        expect(differing).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

const valueOf = (claim: Claim, field: string) => claim[field as keyof Claim];

/** What each signature protects; the rest is named in the recipe's comment. */
const signedFields: Record<WallId, readonly string[]> = {
  a: ['transaction'],
  b: ['outcome', 'transaction', 'member', 'amountHundredths'],
  c: ['member', 'amountHundredths'],
  d: ['outcome', 'transaction', 'member', 'amountHundredths'],
};

describe('a signed address (BitLabs)', () => {
  const call = providerCall('b', aClaim());
  test('fails with any byte changed, wherever it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: call.target.length - 1 }), fc.integer({ min: 33, max: 126 }), (at, code) => {
        const target = call.target.slice(0, at) + String.fromCharCode(code) + call.target.slice(at + 1);
        fc.pre(target !== call.target);
        expect(reasonFor('b', { ...call, target })).not.toBe('accepted');
      }),
      { numRuns: 2000 },
    );
  });

  test('fails with another host, and with anything behind the signature', () => {
    const moved = { ...inbound(call), url: `https://elsewhere.example${call.target}` };
    expect(refusalOf(() => verifiedParameters(recipeOf('b'), moved, secretOf('b')))).toBe('signature');
    expect(reasonFor('b', { ...call, target: `${call.target}&val2=9` })).toBe('malformed');
  });
});

describe('an enumeration of receipts (BitLabs)', () => {
  test.each([
    ['COMPLETE', 'COMPLETED', 'credit'],
    ['COMPLETE', 'NONE', 'credit'],
    ['SCREENOUT', '', 'credit'],
    ['START_BONUS', 'NONE', 'credit'],
    ['', 'COMPLETED', 'credit'],
    ['COMPLETE', 'PENDING', 'pending'],
    ['COMPLETE', 'REVIEWING', 'pending'],
    ['COMPLETE', 'REJECTED', 'reject'],
    ['COMPLETE', 'RECONCILED', 'reverse'],
    ['RECONCILIATION', 'NONE', 'reverse'],
    ['SOMETHING', 'COMPLETED', 'note'],
    ['', '', 'note'],
  ])('type %j in state %j is %s', (type, state, outcome) => {
    expect(claimOf('b', providerCall('b', aClaim({ parameters: { type, state } }))).outcome).toBe(outcome);
  });

  test('reverses its own transaction when it refers to no other', () => {
    const call = providerCall('b', aClaim({ transaction: 'T1', reversal: true, parameters: { ref: null, tx: 'T1' } }));
    expect(claimOf('b', call)).toMatchObject({ outcome: 'reverse', transaction: 'T1' });
  });
});

describe('a bare concatenation (Lootably)', () => {
  const decimals = (count: number) =>
    fc.tuple(fc.nat(99_999), fc.nat(10 ** count - 1)).map(([whole, part]) => `${whole}.${String(part).padStart(count, '0')}`);
  const ip = fc.oneof(
    fc.ipV4(),
    fc.ipV6().filter((address) => !address.includes('.')),
  );

  test('cannot be cut again into another member or another reward', () => {
    const target = (
      { userID, address, revenue, reward }: Record<'userID' | 'address' | 'revenue' | 'reward', string>,
      hash: string,
    ): Call => ({
      target: `/api/postbacks/c?userID=${userID}&transactionID=T2&ip=${encodeURIComponent(address)}&revenue=${revenue}&currencyReward=${reward}&status=1&hash=${hash}`,
      headers: {},
    });
    fc.assert(
      fc.property(ip, decimals(4), decimals(2), (address, revenue, reward) => {
        const userID = randomUUID();
        const genuine = providerCall('c', aClaim({ member: userID, amount: reward, parameters: { ip: address, revenue } }));
        const hash = genuine.target.slice(genuine.target.indexOf('hash=') + 5);
        const text = `${userID}${address}${revenue}${reward}`;
        for (let first = 34; first <= 38; first++)
          for (let second = first + 1; second < text.length; second++)
            for (let third = second + 1; third < text.length; third++) {
              const cut = {
                userID: text.slice(0, first),
                address: text.slice(first, second),
                revenue: text.slice(second, third),
                reward: text.slice(third),
              };
              if (cut.reward === reward && cut.userID === userID) continue;
              expect(reasonFor('c', target(cut, hash))).toBe('format');
            }
      }),
      { numRuns: 15 },
    );
  });

  test('refuses the reward that grew by a digit of the revenue', () => {
    const genuine = providerCall('c', aClaim({ amount: '100.00', parameters: { revenue: '1.2399' } }));
    const recut = { ...genuine, target: genuine.target.replace('1.2399', '1.23').replace('=100.00', '=99100.00') };
    expect(reasonFor('c', recut)).toBe('format');
  });
});

describe('a signature over the transaction alone (CPX)', () => {
  test('refuses tx=81 with the signature of tx=8123', () => {
    const genuine = providerCall('a', aClaim({ transaction: '8123', amount: '100' }));
    const target = genuine.target.replace('trans_id=8123', 'trans_id=81').replace('amount_local=100', 'amount_local=23100');
    expect(reasonFor('a', { ...genuine, target })).toBe('signature');
  });
});
