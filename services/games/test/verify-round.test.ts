import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { ExportedRound } from '../bin/check-round.ts';

const COMMAND = join(import.meta.dirname, '../bin/verify-round.ts');

const round: ExportedRound = {
  game: 'crash',
  outcome: 'lost',
  betAmount: '5.00',
  winAmount: null,
  multiplier: null,
  bombCount: null,
  revealed: [],
  bombTile: null,
  bombPositions: null,
  autoCashout: null,
  crashPoint: 25.76,
  serverSeedHash: '02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc',
  serverSeed: '11'.repeat(32),
  clientSeed: 'mine',
  nonce: 1,
  winChance: 0.5,
  maxMultiplierOverride: null,
};

async function verify(content: string): Promise<{ code: number; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-round-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'round.json');
  writeFileSync(file, content);
  return promisify(execFile)(process.execPath, [COMMAND, file]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, said: error.stdout + error.stderr }),
  );
}

test('ends with 0 for a round that holds, as the page saves it or bare, and with 1 for one that does not', async () => {
  for (const content of [{ round }, round])
    expect(await verify(JSON.stringify(content))).toMatchObject({
      code: 0,
      said: expect.stringContaining('The round was dealt as it was sealed.'),
    });
  const altered = await verify(JSON.stringify({ ...round, crashPoint: 9 }));
  expect(altered).toMatchObject({ code: 1, said: expect.stringContaining('1 of 5 claims do not hold.') });
});

test.each(['{}', 'null', '[]', '{"round":null}', '{"game":"dice","serverSeed":null,"revealed":[]}'])(
  'ends with 2 for what is no round: %s',
  async (content) => {
    expect(await verify(content)).toMatchObject({ code: 2, said: expect.stringMatching(/^verify-round: .* holds no exported round\n$/) });
  },
);
