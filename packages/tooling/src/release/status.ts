import type { Deployable } from '../registry/index.ts';
import type { ReleaseContext } from './release-context.ts';

const HEADINGS = ['', 'everybody', 'canary', 'previous', 'group'];

/** Prints who gets which version. */
export async function status({ registry, description, say }: ReleaseContext): Promise<void> {
  const { revision, deployables } = await registry.current();
  const rows = Object.entries(deployables)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, deployable]) => [name, ...cellsOf(deployable)]);
  const widths = HEADINGS.map((heading, column) => Math.max(...[HEADINGS, ...rows].map((row) => (row[column] ?? heading).length)));
  for (const row of [HEADINGS, ...rows])
    say(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  say(`revision ${revision}`);
  for (const [service, version] of Object.entries(description.services)) {
    const wanted = deployables[`services/${service}`]?.stable.version;
    if (wanted !== version) say(`services/${service} ${version} serves, though the registry says ${wanted ?? 'nothing'}: its log says why`);
  }
}

function cellsOf({ stable, canary, previous, group }: Deployable): string[] {
  return [stable.version, canary ? `${canary.version} (${canary.share} %)` : '-', previous?.version ?? '-', group ?? '-'];
}
