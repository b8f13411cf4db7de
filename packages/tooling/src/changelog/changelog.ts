import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { CommitParser } from 'conventional-commits-parser';

/** What people who use a part hear of, in this order; the rest (tests, words, order in the house) is the team's own. */
const KINDS = { feat: 'New', fix: 'Fixed', perf: 'Faster' } as const;
const PARSED = { headerPattern: /^(\w+)(?:\(([^)]*)\))?!?: (.*)$/, headerCorrespondence: ['type', 'scope', 'subject'] };
/** It follows from a change elsewhere, which says it. */
const GENERATED = /\.generated\.ts$|\/openapi(\.internal)?\.json$/;
const FIELD = '\u001f';
const RECORD = '\u001e';

interface Entry {
  day: string;
  kind: keyof typeof KINDS;
  scopes: readonly string[];
  subject: string;
  commit: string;
  files: readonly string[];
}

/** Whatever is deployed for itself: its folder, below the root. */
export function deployables(root: string): string[] {
  const owned = globSync(['mfe-*/remote.json', 'services/*/service.json'], { cwd: root }).map((file) => dirname(file));
  return ['gateway', 'shell', ...owned].toSorted();
}

/**
 * What changed in a part for those who use it, newest first, as Markdown: commits that touch its folder, or that name
 * it. `since`: a revision.
 */
export function changelogOf(root: string, deployable: string, since?: string): string {
  const named = new Set([deployable, basename(deployable)]);
  const own = commits(root, since).filter(
    ({ scopes, files }) => scopes.some((scope) => named.has(scope)) || files.some((file) => file.startsWith(`${deployable}/`)),
  );
  const days = [...Map.groupBy(own, ({ day }) => day)].map(([day, entries]) => `## ${day}\n${grouped(entries)}`);
  return `# ${deployable}\n\n${days.join('\n') || 'Nothing that its users would notice.\n'}`;
}

function grouped(entries: readonly Entry[]): string {
  return Object.entries(KINDS)
    .map(([kind, title]) => ({ title, own: entries.filter((entry) => entry.kind === kind) }))
    .filter(({ own }) => own.length > 0)
    .map(({ title, own }) => `\n${title}\n\n${own.map(({ subject, commit }) => `- ${subject} (${commit})\n`).join('')}`)
    .join('');
}

function commits(root: string, since: string | undefined): Entry[] {
  const parser = new CommitParser(PARSED);
  const format = `--format=${RECORD}%h${FIELD}%cs${FIELD}%B${FIELD}`;
  const range = since === undefined ? ['HEAD'] : [`${since}..HEAD`];
  const text = execFileSync('git', ['log', '--no-merges', '--name-only', format, ...range], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return text.split(RECORD).flatMap((record) => {
    const [commit = '', day = '', message = '', files = ''] = record.split(FIELD);
    if (message.trim() === '') return [];
    const { type, scope, subject } = parser.parse(message);
    if (!isKind(type) || !subject) return [];
    const written = files
      .trim()
      .split('\n')
      .filter((file) => !GENERATED.test(file));
    return [{ commit, day, kind: type, scopes: scope?.split(/, */) ?? [], subject, files: written }];
  });
}

function isKind(type: string | null | undefined): type is keyof typeof KINDS {
  return type !== null && type !== undefined && Object.hasOwn(KINDS, type);
}
