import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * No colons in the texts: pgbench would take what follows for a variable. The rows that a postback leaves behind, by
 * hand: the raw call in one transaction, what follows from it in another.
 */
const SCRIPT = `\\set n random(1, 1000)
select uuidv7() as postback, uuidv7() as message, uuidv7() as earning, 'plain-' || uuidv4() as transaction,
  ('00000000-0000-7000-8000-' || lpad(to_hex(:n::bigint), 12, '0'))::uuid as member \\gset
insert into postbacks (id, wall, method, target, headers, body, address, sweep_at)
  values (:postback::uuid, 'a', 'GET', '/api/postbacks/a?status=1&trans_id=' || :transaction::text || '&user_id=' || :member::uuid
    || '&amount_local=1.00&type=complete&hash=0123456789abcdef0123456789abcdef', '{}', '', '127.0.0.1', clock_timestamp() + interval '1 day');
begin;
insert into outbox (id, destination, path, body, headers, due_at)
  values (:message::uuid, 'nobody', '/', jsonb_build_object('transfers', jsonb_build_array(jsonb_build_object('key', :transaction::text, 'memberId', :member::uuid,
    'direction', 'credit', 'account', 'wall-a', 'amount', '1.00', 'type', 'wall_credit', 'reason', 'CPX Research · ' || :transaction::text))), '{}', 'infinity');
insert into earnings (id, member_id, source, key, label, provider, transaction, amount_hundredths, state, sent_at, credit_message)
  values (:earning::uuid, :member::uuid, 'wall', 'wall-a-credit-' || :transaction::text, 'CPX Research · ' || :transaction::text, 'a', :transaction::text, 100, 'sent', clock_timestamp(), :message::uuid);
insert into wall_transactions (wall, transaction, credited_by, earning_id) values ('a', :transaction::text, :postback::uuid, :earning::uuid);
commit;
`;

/**
 * pgbench writing the same rows into the same tables of the same PostgreSQL; the best of some numbers of clients is
 * what counts.
 */
export async function runPlainInserts(options: {
  databaseUrl: string;
  folder: string;
  clients: number;
  durationSeconds: number;
}): Promise<{ perSecond: number; transactions: number }> {
  const script = join(options.folder, 'postback.sql');
  writeFileSync(script, SCRIPT, { mode: 0o644 });
  const { stdout } = await promisify(execFile)('pgbench', [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${options.clients}`,
    '--jobs=2',
    `--time=${options.durationSeconds}`,
    `--file=${script}`,
    options.databaseUrl,
  ]).catch((error: { stderr: string }) => {
    throw new Error(`pgbench did not work: ${error.stderr.slice(0, 500)}`);
  });
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!(perSecond > 0) || !/number of failed transactions: 0 /.test(stdout)) throw new Error(`pgbench did not work:\n${stdout}`);
  return { perSecond, transactions: Number(/^number of transactions actually processed: (\d+)/m.exec(stdout)?.[1]) };
}
