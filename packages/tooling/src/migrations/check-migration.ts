import { statementsOf } from './statements.ts';

/**
 * `-- contract: 0.4.0 reads total_earned instead`: the first version of the service that no longer uses what this file
 * takes away.
 */
const CONTRACT = /^-- contract: (\d+\.\d+\.\d+)\b/m;
/** `-- borne: only the new column is filled`: why the version before bears what no script can judge. */
const BORNE = /^-- borne: \S.{9,}/m;
const NAME = '(?:if (?:not )?exists )?(?:only )?("?[\\w.]+"?)';
const CREATES_TABLE = new RegExp(`^create (?:unlogged )?table ${NAME}`, 'i');
const ALTERS_TABLE = new RegExp(`^alter table ${NAME}`, 'i');
const DROPS = /^drop (table|view|materialized view|type|domain|function|procedure|sequence|schema)\b/i;

/** What a part of ALTER TABLE does to code that does not know of it. Constraints may go: they only allow more. */
const BREAKING: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bdrop (?:column )?(?!constraint\b|not null\b|default\b|expression\b|identity\b|column\b)/i, 'drops a column'],
  [/\brename\b/i, 'renames'],
  [/\balter (?:column )?"?\w+"? (?:set data )?type\b/i, 'changes the type of a column'],
  [/\bset not null\b/i, 'makes a column not null'],
];

/** What the version before may bear or not. On a table that the same file makes, nobody else reads or writes yet. */
const DOUBTFUL: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    new RegExp(`^alter table ${NAME}.*\\badd (?:constraint "?\\w+"? )?(?:check|unique|primary key|foreign key|exclude)\\b`, 'is'),
    'constrains',
  ],
  [new RegExp(`^alter table ${NAME}.*\\bdrop default\\b`, 'is'), 'takes away a default'],
  [/^create unique index (?:concurrently )?(?:if not exists )?\S+ on (?:only )?("?[\w.]+"?)/i, 'constrains'],
  // concurrently, in a file of its own: the migration builds it while others write
  [
    /^create (?:unique )?index (?!concurrently\b)(?:if not exists )?\S+ on (?:only )?("?[\w.]+"?)/i,
    'lets nobody write while it builds an index',
  ],
  [/^create (?:or replace )?(?:constraint )?trigger .*? on ("?[\w.]+"?)/is, 'adds a trigger'],
  [/^create or replace (?:function|procedure|view) ("?[\w.]+"?)/i, 'replaces'],
  [/^revoke .*? on (?:table )?("?[\w.]+"?)/is, 'takes a right away'],
  [/^truncate (?:table )?(?:only )?("?[\w.]+"?)/i, 'empties'],
  [/^delete from (?:only )?("?[\w.]+"?)/i, 'deletes rows'],
  [/^update (?:only )?("?[\w.]+"?)/i, 'changes rows'],
];
const ADDS_COLUMN =
  /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b|column\b)"?(\w+)"?([^,]*)/gi;

/**
 * What in a migration breaks the version before it, which goes on serving while the new one starts, and serves again
 * after a roll back: in words, nothing when both versions bear it. What takes something away belongs into a later
 * version than the one that stopped using it, and names that one in a line `-- contract: 0.4.0 …`. What only a person
 * can judge says why it is borne in a line `-- borne: …`. `version`: of the service that brings the migration.
 */
export function checkMigration(sql: string, version: string): string[] {
  const contract = CONTRACT.exec(sql)?.[1];
  if (contract !== undefined) {
    if (isEarlier(contract, version)) return [];
    return [`says that ${contract} stopped using it, which must be an earlier version than ${version}`];
  }
  const statements = statementsOf(sql);
  const created = new Set(statements.flatMap((statement) => CREATES_TABLE.exec(statement)?.[1] ?? []));
  const doubts = BORNE.test(sql) ? [] : statements.flatMap((statement) => doubtsAbout(statement, created));
  const breaks = statements.flatMap((statement) => {
    const dropped = DROPS.exec(statement)?.[1];
    if (dropped !== undefined) return [`drops a ${dropped.toLowerCase()}: ${statement}`];
    const table = ALTERS_TABLE.exec(statement)?.[1];
    if (/^alter (?!table)/i.test(statement) && /\brename\b/i.test(statement)) return [`renames: ${statement}`];
    return table === undefined || created.has(table) ? [] : breaksOf(statement).map((what) => `${what}: ${statement}`);
  });
  return [...breaks, ...doubts];
}

function doubtsAbout(statement: string, created: ReadonlySet<string>): string[] {
  return DOUBTFUL.flatMap(([pattern, what]) => {
    const target = pattern.exec(statement)?.[1];
    return target === undefined || created.has(target) ? [] : [`${what}, without a line "-- borne: why": ${statement}`];
  });
}

function breaksOf(statement: string): string[] {
  const columns = [...statement.matchAll(ADDS_COLUMN)].filter(
    ([, , rest = '']) => /\bnot null\b/i.test(rest) && !/\b(default|generated)\b/i.test(rest),
  );
  const added = columns.map(([, name]) => `adds ${name} not null without a default`);
  return [...BREAKING.flatMap(([pattern, what]) => (pattern.test(statement) ? [what] : [])), ...added];
}

function isEarlier(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}
