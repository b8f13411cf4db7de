import { shardOf } from '../../../services/wallet/src/ledger/index.ts';

/** The number of the wallet that has the money of that member, from 0; `call`: the one that is on its way there. */
export type Route = (memberId: string, call: object) => number;

export const oneWallet: Route = () => 0;

/** As `deploy/database/citus.sql` spreads them. */
export const bySpread =
  (wallets: number): Route =>
  (memberId) =>
    shardOf(memberId, wallets);

const ID = '[0-9a-f-]{36}';
const IN_BODY = new RegExp(`"memberId":"(${ID})"`, 'g');
const IN_PATH = new RegExp(`^/internal/\\w+/(${ID})`);

/** Whom a call of a service is about. */
export function membersIn({ path, body }: { path: string; body: string }): string[] {
  const [, inPath] = IN_PATH.exec(path) ?? [];
  return [...(inPath === undefined ? [] : [inPath]), ...[...body.matchAll(IN_BODY)].map(([, id = '']) => id)];
}

/** `/internal/transfers/void` is `transfers-void`; ids are left out. */
export function labelOf(path: string): string {
  const words = (path.split('?')[0] ?? '').split('/').filter((part) => part !== '' && part !== 'internal' && !/^[0-9a-f-]{36}$/.test(part));
  return words.join('-');
}
