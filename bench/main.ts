import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './asked.ts';
import { benchLedger } from './ledger/bench-ledger.ts';
import { printTable, type Figure } from './figure.ts';
import { benchCalls } from './calls/bench-calls.ts';
import { benchGames } from './games/bench-games.ts';
import { benchCrash } from './games/crash/bench-crash.ts';
import { benchPages } from './pages/bench-pages.ts';
import { missedGoals, printPages, type PageResult } from './pages/page-figure.ts';
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
  pages: PageResult[];
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
if (unknown.length > 0) refuse(`there is no part ${unknown.join(', ')}: ${parts.join('; ')}`);
/** `games` is both of its parts. */
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.some((word) => part.startsWith(word));
const results: Results = { at: '', figures: [], releases: [], pages: [], site: [], ...readResults() };
for (const [part, bench] of Object.entries(PARTS).filter(([part]) => isWanted(part))) {
  const others = results.figures.filter(({ name }) => !name.startsWith(part));
  keep({ figures: [...others, ...(await bench())] });
}
if (isWanted('release')) keep({ releases: await benchRelease() });
if (isWanted('pages')) keep({ pages: await benchPages() });
if (isWanted('site')) keep({ site: await benchSite() });
const { figures, releases, pages, site } = results;
process.stdout.write(printTable(figures) + printReleases(releases) + printPages(pages) + printSite(site));
const isGood =
  figures.every((figure) => figure.ratio >= figure.atLeast) &&
  releases.every(({ failures }) => failures.length === 0) &&
  pages.every((page) => missedGoals(page).length === 0) &&
  site.every(isReached);
process.exitCode = isGood ? 0 : 1;

function readResults(): Partial<Results> {
  return existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Partial<Results>) : {};
}

/** After each part: the next one may fail. */
function keep(measured: Partial<Results>): void {
  Object.assign(results, measured, { at: new Date().toISOString() });
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
}
