import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Debian's own server account where it exists, else the account that every Debian has. */
const PREFERRED = ['postgres', 'nobody'];

/**
 * Whom PostgreSQL runs as: it refuses root, so root gets an unprivileged account; anybody else runs it themselves
 * (`null`).
 */
export function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  for (const name of PREFERRED) {
    const account = accounts.find((candidate) => candidate.name === name);
    if (account) return account;
  }
  throw new Error(`PostgreSQL does not run as root, and none of the accounts ${PREFERRED.join(', ')} exists: start as an ordinary user`);
}

/** Whether the account can enter the folder; a clone below /root (mode 700) is closed to everybody else. */
export function canEnter(account: Account, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0;
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map((fields) => ({ name: fields[0] ?? '', uid: Number(fields[2]), gid: Number(fields[3]) }))
    .filter((account) => account.uid > 0);
}
