import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { acceptedFileOf } from './rooms/find-rooms.ts';

/**
 * Takes the accepted pictures of these rooms anew with this machine's browser: from the sources of the commit that
 * accepted them, in a work tree of their own with the packages of that commit. What is in the working tree does not
 * matter.
 */
export function makeAccepted(project: string, folders: readonly string[], options: readonly string[]): void {
  const commits = Map.groupBy(folders, (folder) => git(project, 'log', '-1', '--format=%H', '--', acceptedFileOf(project, folder)).trim());
  for (const [commit, itsFolders] of commits) {
    const names = itsFolders.map((folder) => basename(folder));
    if (commit === '') throw new Error(`nothing is accepted and committed for ${names.join(', ')}`);
    console.log(`${names.join(', ')}: as accepted by ${commit.slice(0, 12)}`);
    inWorkTree(project, commit, (tree) => {
      run(tree, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
      run(tree, process.execPath, 'e2e/gallery/main.ts', ...options, ...names);
    });
  }
}

function inWorkTree(project: string, commit: string, work: (tree: string) => void): void {
  const tree = mkdtempSync(join(tmpdir(), 'gallery-'));
  git(project, 'worktree', 'add', '--detach', tree, commit);
  try {
    work(tree);
  } finally {
    git(project, 'worktree', 'remove', '--force', tree);
  }
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function run(folder: string, command: string, ...words: string[]): void {
  execFileSync(command, words, { cwd: folder, stdio: 'inherit' });
}
