import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PGBENCH = 'pgbench';
const ADVICE = 'pgbench is missing. On Debian: apt-get install postgresql-client-common postgresql-15';

/** @throws when there is no pgbench, saying how to get one */
export function requirePgbench(): void {
  try {
    execFileSync(PGBENCH, ['--version'], { stdio: 'ignore' });
  } catch {
    throw new Error(ADVICE);
  }
}

/** The rows that the ledger writes for one transfer, by hand: a transaction of four statements. */
const SCRIPT = `\\set n random(1, :members)
begin;
update wallets set available = available - 100, wagered = wagered + 100, last_seq = last_seq + 1
  where member_id = ('00000000-0000-7000-8000-' || lpad(to_hex(:n::bigint), 12, '0'))::uuid and available >= 100
  returning available, debt, total_earned, last_seq, member_id, uuidv7() as id, uuidv4() as key \\gset
with k as (
  insert into transfer_keys (member_id, caller, key, op, type, account, amount, id, seq, balance_after, total_earned_after, created_at)
  values (:member_id, 'pgbench', :key, 'debit', 'bet', 'house', 100, :id, :last_seq, :available, :total_earned, clock_timestamp())
) insert into transfers (member_id, seq, id, debit_account, credit_account, amount, type, reason, caller, key, undo, balance_after, debt_after, created_at)
  values (:member_id, :last_seq, :id, 'available', 'house', 100, 'bet', 'Bench: a round', 'pgbench', :key, false, :available, :debt, clock_timestamp());
commit;
`;

/** The fairest number of clients is the one that is fastest: try several and take the best. */
export async function runPgbench(options: {
  databaseUrl: string;
  folder: string;
  members: number;
  clients: number;
  durationSeconds: number;
}): Promise<{ perSecond: number; transactions: number }> {
  const { databaseUrl, folder, members, clients, durationSeconds } = options;
  const script = join(folder, 'transfer.sql');
  writeFileSync(script, SCRIPT, { mode: 0o644 });
  const arguments_ = [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${clients}`,
    '--jobs=2',
    `--time=${durationSeconds}`,
    `--define=members=${members}`,
    `--file=${script}`,
    databaseUrl,
  ];
  const { stdout } = await promisify(execFile)(PGBENCH, arguments_).catch((error: { stderr: string }) => {
    throw new Error(`pgbench did not work: ${error.stderr.slice(0, 500)}`);
  });
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  if (!(perSecond > 0) || !/number of failed transactions: 0 /.test(stdout)) throw new Error(`pgbench did not work:\n${stdout}`);
  return { perSecond, transactions: Number(/^number of transactions actually processed: (\d+)/m.exec(stdout)?.[1]) };
}
