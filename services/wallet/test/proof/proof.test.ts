import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyStatement, type StatementProof } from '../../bin/statement-verifier.ts';
import { publishDay } from '../../src/proof/publish-day.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
let members: FakeMember[];
const TODAY = new Date().toISOString().slice(0, 10);
const database = () => wallet.service.kit.database;
const proofOf = async (member: FakeMember, query = ''): Promise<StatementProof> =>
  (await wallet.as(member).get(`/api/user/statement-proof${query}`)).json();
const roots = async () => (await wallet.service.public.inject('/api/proofs/roots')).json().roots;

beforeAll(async () => {
  wallet = await startWallet();
  members = [];
  for (let number = 1; number <= 7; number++) members.push(await wallet.member(number * 1_000));
  await publishDay(database(), TODAY);
});
afterAll(() => wallet.remove());

it('publishes a root, and every member’s proof leads to it', async () => {
  const [root] = await roots();
  expect(root).toMatchObject({ day: TODAY, members: 7 });
  for (const member of members) expect(await verifyStatement(await proofOf(member), root.root)).toBeUndefined();
});
