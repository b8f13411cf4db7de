import { readFileSync } from 'node:fs';
import { loadModule, parseSync } from 'libpg-query';
import type { Node } from './tree.ts';

/** Where the rows of a table would lie, were the wallet spread over several PostgreSQL. */
export type Place =
  /** With their member: each row has a `member_id`, and every unique key holds it. */
  | 'member'
  /** The same few rows on each shard; jobs and migrations write them, no call of a member does. */
  | 'everywhere'
  /** On the shard whose transaction wrote them; each shard's are read alone. By Citus they lie in one place as well. */
  | 'its shard'
  /** On one of them: what operators and jobs keep of the whole. No call of a member needs it. */
  | 'one place';

const PLACES: Readonly<Record<string, Place>> = {
  create_distributed_table: 'member',
  create_reference_table: 'everywhere',
  citus_add_local_table_to_metadata: 'one place',
};
const WITH_THEIR_TRANSACTION = ['outbox', 'consumed_events'];

interface Call {
  name: string;
  given: string[];
  colocatedWith: string | undefined;
}

await loadModule();
const FILE = new URL('../../../../deploy/database/citus.sql', import.meta.url);
export const calls = callsIn(readFileSync(FILE, 'utf8'));

/** By `deploy/database/citus.sql`. */
export const TABLES: Readonly<Record<string, Place>> = Object.fromEntries(
  calls.flatMap(({ name, given: [table = ''] }) => {
    const place = PLACES[name];
    return place === undefined ? [] : [[table, WITH_THEIR_TRANSACTION.includes(table) ? 'its shard' : place] as const];
  }),
);

/** Done where the member lies, whom the first argument names: the signature, and that argument's name. */
export const DISTRIBUTED_FUNCTIONS: readonly (readonly [signature: string, argument: string])[] = calls
  .filter(({ name }) => name === 'create_distributed_function')
  .map(({ given: [signature = '', argument = ''] }) => [signature, argument]);

/** Functions of ours that read or write members' tables, and which of their arguments says whose. */
export const FUNCTIONS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(DISTRIBUTED_FUNCTIONS.map(([signature]) => [signature.replace(/\(.*/, ''), 0])),
  unsettled_debit: 0,
  apply_transfers: 1,
};

/** Each `select name('…', …)`. */
function callsIn(sql: string): Call[] {
  const { stmts = [] } = parseSync(sql) as { stmts?: { stmt: Node }[] };
  return stmts.flatMap(({ stmt }) => {
    const call = stmt.SelectStmt?.targetList?.[0]?.ResTarget?.val?.FuncCall as { funcname: Node[]; args: Node[] } | undefined;
    if (!call) return [];
    const text = (node: Node): string => String(node.A_Const?.sval?.sval);
    const named = call.args.find(({ NamedArgExpr }) => NamedArgExpr?.name === 'colocate_with');
    return {
      name: String(call.funcname[0]?.String.sval),
      given: call.args.filter((arg) => arg.A_Const).map(text),
      colocatedWith: named && text(named.NamedArgExpr.arg),
    };
  });
}
