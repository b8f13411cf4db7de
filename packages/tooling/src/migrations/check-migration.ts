import { statementsOf } from './statements.ts';

/** `-- contract: 0.4.0 reads total_earned instead`: the first version of the service that no longer uses what this file takes away. */
const CONTRACT = /^-- contract: (\d+\.\d+\.\d+)\b/m;
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
const ADDS_COLUMN =
  /\badd (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b|column\b)"?(\w+)"?([^,]*)/gi;

/**
 * What in a migration breaks the version before it, which goes on serving while the new one starts, and serves again after a roll back:
 * in words, nothing when both versions bear it. What takes something away belongs into a later version than the one that stopped using
 * it, and names that one in a line `-- contract: 0.4.0 …`. `version`: of the service that brings the migration.
 */
export function checkMigration(sql: string, version: string): string[] {
  const contract = CONTRACT.exec(sql)?.[1];
  if (contract !== undefined) {
    if (isEarlier(contract, version)) return [];
    return [`says that ${contract} stopped using it, which must be an earlier version than ${version}`];
  }
  const statements = statementsOf(sql);
  const created = new Set(statements.map((statement) => CREATES_TABLE.exec(statement)?.[1]));
  return statements.flatMap((statement) => {
    const dropped = DROPS.exec(statement)?.[1];
    if (dropped !== undefined) return [`drops a ${dropped.toLowerCase()}: ${statement}`];
    const table = ALTERS_TABLE.exec(statement)?.[1];
    if (/^alter (?!table)/i.test(statement) && /\brename\b/i.test(statement)) return [`renames: ${statement}`];
    return table === undefined || created.has(table) ? [] : breaksOf(statement).map((what) => `${what}: ${statement}`);
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
