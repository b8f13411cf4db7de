import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchLedger } from './ledger/bench-ledger.ts';
import { printTable, type Figure } from './figure.ts';
import { benchCalls } from './calls/bench-calls.ts';
import { benchGames } from './games/bench-games.ts';
import { benchCrash } from './games/crash/bench-crash.ts';
import { benchPages } from './pages/bench-pages.ts';
import { missedGoals, printPages, type PageFigure } from './pages/page-figure.ts';
import { benchPostbacks } from './postbacks/bench-postbacks.ts';
import { benchRelease } from './release/bench-release.ts';
import { printReleases, type ReleaseFigure } from './release/release-figure.ts';
import { benchSite } from './site/bench-site.ts';
import { isReached, printSite, type SiteFigure } from './site/site-figure.ts';

const RESULTS = join(import.meta.dirname, 'results.json');

interface Results {
  at: string;
  figures: Figure[];
  releases: ReleaseFigure[];
  pages: PageFigure[];
  site: SiteFigure[];
}

/** Each part measures figures whose names begin with its own. */
const PARTS: Record<string, () => Promise<Figure[]>> = {
  ledger: benchLedger,
  postbacks: benchPostbacks,
  'games, reveals': benchGames,
  'games, cash-outs': benchCrash,
  calls: benchCalls,
};

/**
 * `npm run bench`: every figure, as a table and in results.json. Each is a ratio against something run beside it in the
 * same run. `npm run bench -- release` runs one part (`ledger`, `postbacks`, `games`, `calls`, `release`, `pages`,
 * `site`) and keeps what the others measured last.
 */
const wanted = process.argv.slice(2);
const parts = [...Object.keys(PARTS), 'release', 'pages', 'site'];
const unknown = wanted.filter((word) => !parts.some((part) => part.startsWith(word)));
if (unknown.length > 0) {
  process.stderr.write(`there is no part ${unknown.join(', ')}: ${parts.join('; ')}\n`);
  process.exit(2);
}
/** `games` is both of its parts. */
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.some((word) => part.startsWith(word));
const before = (existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {}) as Partial<Results>;
const figures: Figure[] = [];
for (const [part, bench] of Object.entries(PARTS)) {
  figures.push(...(isWanted(part) ? await bench() : (before.figures ?? []).filter(({ name }) => name.startsWith(part))));
}
const releases = isWanted('release') ? await benchRelease() : (before.releases ?? []);
const pages = isWanted('pages') ? await benchPages() : (before.pages ?? []);
const site = isWanted('site') ? await benchSite() : (before.site ?? []);
writeFileSync(RESULTS, `${JSON.stringify({ at: new Date().toISOString(), figures, releases, pages, site } satisfies Results, null, 2)}\n`);
process.stdout.write(printTable(figures) + printReleases(releases) + printPages(pages) + printSite(site));
const isGood =
  figures.every((figure) => figure.ratio >= figure.atLeast) &&
  releases.every(({ failures }) => failures.length === 0) &&
  pages.every((page) => missedGoals(page).length === 0) &&
  site.every(isReached);
process.exitCode = isGood ? 0 : 1;
