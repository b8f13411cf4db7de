import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../src/audit/run-audit.ts';
import { credit, startWallet, type TestWallet } from './support/wallet.ts';

/**
 * A chargeback against every order of withdrawing, taking it back (or being paid, or rejected) and spending: nothing
 * escapes.
 */
let wallet: TestWallet;
beforeAll(async () => {
  wallet = await startWallet();
  wallet.settings.min_withdrawal = '1';
});
afterAll(() => wallet.remove());

const actions = ['withdraw', 'charge back', 'end the withdrawal', 'spend'] as const;
type Action = (typeof actions)[number];
const endings = ['cancelled', 'rejected', 'paid'] as const;
type Ending = (typeof endings)[number];

const EARNED = 100;
const WITHDRAWN = 60;
const SPENT = 30;

/** What the member should have, in whole R$. */
class Expected {
  available = EARNED;
  debt = 0;
  held = 0;
  out = 0;

  /** @returns whether it is allowed */
  apply(action: Action, ending: Ending): boolean {
    switch (action) {
      case 'withdraw':
        if (this.available < WITHDRAWN || this.debt > 0) return false;
        this.available -= WITHDRAWN;
        this.held += WITHDRAWN;
        return true;
      case 'charge back': {
        const taken = Math.min(this.available, EARNED);
        this.available -= taken;
        this.debt += EARNED - taken;
        return true;
      }
      case 'end the withdrawal': {
        if (this.held === 0) return false;
        this.held = 0;
        if (ending === 'paid') this.out += WITHDRAWN;
        else this.receive(WITHDRAWN);
        return true;
      }
      case 'spend':
        if (this.available < SPENT) return false;
        this.available -= SPENT;
        this.out += SPENT;
        return true;
      default:
        return action satisfies never;
    }
  }

  balances() {
    return { balance: `${this.available}.00`, debt: `${this.debt}.00`, held: `${this.held}.00` };
  }

  receive(amount: number): void {
    const paid = Math.min(this.debt, amount);
    this.debt -= paid;
    this.available += amount - paid;
  }
}

/** Plays it; after each step says what is and what should be. */
async function play(order: readonly Action[], ending: Ending): Promise<{ is: object[]; should: object[]; end: Expected }> {
  const member = await wallet.member();
  const earned = credit(member, EARNED * 100);
  await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [earned] });
  const expected = new Expected();
  let withdrawalId: string | undefined;
  let passId = 0;

  const act = async (action: Action): Promise<boolean> => {
    switch (action) {
      case 'withdraw': {
        const pass = wallet.pass(member, WITHDRAWN);
        passId = pass.id;
        const body = { amount: WITHDRAWN, gamepassLink: pass.link };
        const answer = await wallet.as(member).post('/api/withdraw', body);
        withdrawalId = answer.json().withdrawal?.id as string | undefined;
        return answer.statusCode === 200;
      }
      case 'charge back':
        return (
          (await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: earned.key })).statusCode ===
          200
        );
      case 'end the withdrawal': {
        if (withdrawalId === undefined) return false;
        if (ending === 'cancelled') return (await wallet.as(member).post(`/api/withdraw/${withdrawalId}/cancel`)).statusCode === 200;
        // by hand: the bot pays nobody who owes
        if (ending === 'paid') return (await wallet.payByHand(withdrawalId, passId, WITHDRAWN)).statusCode === 200;
        return (await wallet.process(withdrawalId, { status: 'failed', rejectionReason: 'No' })).statusCode === 200;
      }
      case 'spend': {
        const bet = { ...credit(member, SPENT * 100), direction: 'debit', type: 'bet', account: 'house' };
        return (await wallet.internal('games', 'POST', '/internal/transfers', { transfers: [bet] })).json().results[0].status === 'ok';
      }
      default:
        return action satisfies never;
    }
  };

  const [is, should]: [object[], object[]] = [[], []];
  for (const action of order) {
    should.push({ action, allowed: expected.apply(action, ending), ...expected.balances() });
    const allowed = await act(action);
    const { balance, debt, held } = (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();
    is.push({ action, allowed, balance, debt, held });
  }
  return { is, should, end: expected };
}

const orders = permutationsOf(actions);

test.each(orders.map((order) => [order.join(', '), order] as const))('%s', async (_title, order) => {
  for (const { is, should, end } of await Promise.all(endings.map((ending) => play(order, ending)))) {
    expect(is).toEqual(should);
    // what left the house for good is what the member owes; and nobody has money and a debt
    expect([end.available + end.held + end.out - end.debt, Math.min(end.available, end.debt)]).toEqual([0, 0]);
  }
});

test('and after all of them the money adds up', async () => {
  expect(orders).toHaveLength(24);
  const report = await runAudit(wallet.service.kit.database);
  expect([report.members, report.findings.filter(({ faults }) => faults > 0)]).toEqual([24 * endings.length, []]);
});

function permutationsOf(all: readonly Action[]): Action[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((first) => permutationsOf(all.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}
