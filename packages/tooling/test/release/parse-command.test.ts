import { expect, test } from 'vitest';
import { parseCommand } from '../../src/release/parse-command.ts';

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean));

test.each([
  ['', { verb: 'help' }],
  ['--help', { verb: 'help' }],
  ['status', { verb: 'status' }],
  ['mfe-earn', { verb: 'release', names: ['mfe-earn'], share: null, group: null, from: undefined, reason: 'release mfe-earn' }],
  ['./mfe-earn/', { verb: 'release', names: ['mfe-earn'], share: null }],
  ['mfe-earn --canary 0', { verb: 'release', share: 0 }],
  ['mfe-earn mfe-wallet --canary 12.5 --group checkout', { names: ['mfe-earn', 'mfe-wallet'], share: 12.5, group: 'checkout' }],
  ['services/earn --from ../other/earn', { verb: 'release', names: ['services/earn'], from: '../other/earn' }],
  ['restart', { verb: 'restart', names: [] }],
  ['restart services/wallet services/earn', { verb: 'restart', names: ['services/wallet', 'services/earn'] }],
  ['promote mfe-earn', { verb: 'promote', name: 'mfe-earn' }],
  ['rollback services/earn', { verb: 'rollback', name: 'services/earn' }],
  ['preview mfe-earn --minutes 5', { verb: 'preview', names: ['mfe-earn'], minutes: 5 }],
  ['preview shell', { verb: 'preview', minutes: 60 }],
])('"%s" is understood', (line, expected) => {
  expect(parse(line)).toMatchObject(expected);
});

test.each([
  ['mfe-earn --canary', /canary/],
  ['mfe-earn --canary 101', /0 to 100/],
  ['mfe-earn --canary 1e1', /0 to 100/],
  ['mfe-earn --canary 0.001', /two decimals/],
  ['mfe-earn --group checkout', /--group needs --canary/],
  ['mfe-earn mfe-earn', /the same name twice/],
  ['mfe-earn mfe-wallet --from x', /--from is the folder of one/],
  ['promote', /promote takes one name/],
  ['rollback mfe-earn mfe-wallet', /rollback takes one name/],
  ['preview', /name what is to be released/],
  ['preview mfe-earn --minutes 0', /1 to 1440/],
  ['mfe-earn --force', /--force/],
])('"%s" is refused with words', (line, words) => {
  expect(() => parse(line)).toThrow(expect.objectContaining({ code: 'usage', message: expect.stringMatching(words) as string }));
});
