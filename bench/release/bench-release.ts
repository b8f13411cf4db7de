import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedBuild, changedCopy, copyWithVersion, runRelease, SteadyTraffic } from '@facet/tooling/release-testing';
import { startTemporarySite } from '@facet/tooling/site';
import type { ReleaseFigure } from './release-figure.ts';

const PLAIN = fileURLToPath(import.meta.resolve('./plain-release.ts'));
const projectRoot = join(import.meta.dirname, '../..');

/** A command of the release tool; `artifact`: the folder that it copies, none when it only moves. */
interface Act {
  name: string;
  words: readonly string[];
  artifact?: string;
}

/**
 * Every act on each remote, the shell and a service in turn, while members use the site; each beside the least that a
 * release is.
 */
export async function benchRelease(): Promise<ReleaseFigure[]> {
  const site = await startTemporarySite();
  const plain = mkdtempSync(join(tmpdir(), 'facet-plain-release-'));
  const traffic = await SteadyTraffic.start(site.url);
  try {
    const figures: ReleaseFigure[] = [];
    for (const act of [...remotes().flatMap(actsOfRemote), ...actsOfService('services/earn')]) {
      figures.push(await measure(act, { dataDir: site.dataDir, plain, traffic }));
    }
    return figures;
  } finally {
    await traffic.stop();
    await site.stop();
    rmSync(plain, { recursive: true, force: true });
  }
}

function actsOfRemote(remote: string): Act[] {
  const [one, two] = ['bench-one', 'bench-two'].map((label) => changedBuild(remote, label)) as [string, string];
  const sources = changedCopy(remote, { label: 'bench-sources', file: 'src/module.ts', line: '' });
  return [
    {
      name: `${remote}, release of sources (build and all)`,
      words: [remote, '--from', sources],
      artifact: join(projectRoot, remote, 'dist'),
    },
    { name: `${remote}, release of a build`, words: [remote, '--from', one], artifact: one },
    { name: `${remote}, canary`, words: [remote, '--from', two, '--canary', '10'], artifact: two },
    { name: `${remote}, larger share`, words: [remote, '--from', two, '--canary', '50'] },
    { name: `${remote}, promotion`, words: ['promote', remote] },
    { name: `${remote}, roll back`, words: ['rollback', remote] },
  ];
}

function actsOfService(service: string): Act[] {
  const copy = copyWithVersion(service, '9.9.9');
  return [
    { name: `${service}, release`, words: [service, '--from', copy], artifact: copy },
    { name: `${service}, roll back`, words: ['rollback', service] },
  ];
}

interface Bench {
  dataDir: string;
  /** Folder of the plain releases. */
  plain: string;
  traffic: SteadyTraffic;
}

async function measure({ name, words, artifact }: Act, { dataDir, plain, traffic }: Bench): Promise<ReleaseFigure> {
  const besideSeconds = plainSeconds(plain, artifact);
  const [answersBefore, failuresBefore] = [traffic.answers, traffic.failures.length];
  const startedAt = performance.now();
  const { status, output } = await runRelease(dataDir, words);
  const seconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) throw new Error(`${name} ended with ${status}:\n${output}`);
  const failures = traffic.failures.slice(failuresBefore);
  const figure = { name, seconds, besideSeconds, ratio: seconds / besideSeconds, answers: traffic.answers - answersBefore, failures };
  process.stdout.write(`${name}: ${seconds.toFixed(2)} s\n`);
  return figure;
}

function plainSeconds(plain: string, artifact: string | undefined): number {
  mkdirSync(plain, { recursive: true });
  const version = String(readdirSync(plain).length);
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, [PLAIN, plain, version, ...(artifact ? [artifact] : [])]);
  if (status !== 0) throw new Error('the plain release failed');
  return (performance.now() - startedAt) / 1000;
}

function remotes(): string[] {
  return readdirSync(projectRoot)
    .filter((name) => name.startsWith('mfe-'))
    .toSorted();
}
