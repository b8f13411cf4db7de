import { parseArgs } from 'node:util';
import { ReleaseError } from '../registry/index.ts';

/** What the command line asks for. */
export type Command =
  | { readonly verb: 'help' }
  | { readonly verb: 'status' }
  | ({
      readonly verb: 'release';
      readonly names: readonly string[];
      readonly share: number | null;
      readonly group: string | null;
    } & Sources)
  | { readonly verb: 'restart'; readonly names: readonly string[] }
  | { readonly verb: 'promote' | 'rollback'; readonly name: string; readonly reason: string }
  | ({ readonly verb: 'preview'; readonly names: readonly string[]; readonly minutes: number } & Sources);

interface Sources {
  /** Folder of another copy of the sources. */
  readonly from: string | undefined;
  readonly reason: string;
}

const LONGEST_PREVIEW_MINUTES = 24 * 60;

const options = {
  canary: { type: 'string' },
  group: { type: 'string' },
  from: { type: 'string' },
  minutes: { type: 'string' },
  reason: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Reads the words after `npm run release --`. Throws `usage`, saying what is wrong with them. */
export function parseCommand(words: readonly string[]): Command {
  const { positionals, values } = parse(words);
  // As a shell completes the name of a folder: ./mfe-earn/
  const names = positionals.map((name) => name.replace(/^\.\//, '').replace(/\/+$/, ''));
  const [first, ...rest] = names;
  const reason = values.reason ?? `release ${words.join(' ')}`;
  if (values.help || first === undefined || first === 'help') return { verb: 'help' };
  const sources = { from: values.from, reason };
  switch (first) {
    case 'status':
      return { verb: 'status' };
    case 'restart':
      return { verb: first, names: rest };
    case 'promote':
    case 'rollback':
      return { verb: first, name: onlyOne(first, rest), reason };
    case 'preview':
      return { verb: first, names: oneOrMore(rest, values.from), minutes: minutesFrom(values.minutes), ...sources };
    default: {
      const share = values.canary === undefined ? null : shareFrom(values.canary);
      if (values.group !== undefined && share === null)
        throw new ReleaseError('usage', '--group needs --canary: a group lasts as long as its canaries');
      return { verb: 'release', names: oneOrMore(names, values.from), share, group: values.group ?? null, ...sources };
    }
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new ReleaseError('usage', error instanceof Error ? error.message : String(error));
  }
}

function onlyOne(verb: string, names: readonly string[]): string {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0)
    throw new ReleaseError('usage', `${verb} takes one name; the others of its group go with it`);
  return name;
}

function oneOrMore(names: readonly string[], from: string | undefined): readonly string[] {
  if (names.length === 0) throw new ReleaseError('usage', 'name what is to be released, such as mfe-earn');
  if (new Set(names).size < names.length) throw new ReleaseError('usage', 'the same name twice');
  if (from !== undefined && names.length > 1) throw new ReleaseError('usage', '--from is the folder of one workspace: name one');
  return names;
}

function shareFrom(text: string): number {
  const share = Number(text);
  if (/^\d{1,3}(\.\d{1,2})?$/.test(text) && share <= 100) return share;
  throw new ReleaseError('usage', `--canary is a share in percent, 0 to 100 with two decimals at most, not "${text}"`);
}

function minutesFrom(text = '60'): number {
  const minutes = Number(text);
  if (/^\d+$/.test(text) && minutes >= 1 && minutes <= LONGEST_PREVIEW_MINUTES) return minutes;
  throw new ReleaseError('usage', `--minutes is a whole number from 1 to ${LONGEST_PREVIEW_MINUTES}, not "${text}"`);
}
