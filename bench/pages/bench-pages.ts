import { loadavg } from 'node:os';
import { findChromium } from '@facet/tooling/chromium';
import { chromium } from 'playwright-core';
import { missedGoals, pageFigure, type PageFigure, type Round } from './page-figure.ts';
import { SCREENS } from './screens.ts';
import { paintWithoutScripts, visit } from './visit.ts';
import { startFederatedSite, startOneBuildSite, type VisitedSite } from './visited-site.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const ROUNDS = Number(process.env['BENCH_PAGES_ROUNDS'] ?? 7);

type Sites = Record<'federated' | 'bundle' | 'routes', VisitedSite>;

/**
 * Every screen on a slow phone, as released and as one application, in turn. `BENCH_PAGES_ROUNDS` (7) visits of each;
 * `BENCH_SCREENS` names the screens (`earn,landing`), all when absent. Throws, after the others, for those that cannot
 * be visited.
 */
export async function benchPages(): Promise<PageFigure[]> {
  const wanted = process.env['BENCH_SCREENS']?.split(',');
  const screens = SCREENS.filter(({ name }) => wanted?.includes(name) ?? true);
  const sites: Sites = {
    federated: await startFederatedSite(),
    bundle: await startOneBuildSite('bundle'),
    routes: await startOneBuildSite('routes'),
  };
  try {
    const figures: PageFigure[] = [];
    const failed: string[] = [];
    for (const screen of screens) {
      try {
        const figure = pageFigure(screen.name, await visits(sites, screen));
        const [load] = loadavg();
        process.stdout.write(`${screen.name}: ${missedGoals(figure).join(', ') || 'good'} (load ${load?.toFixed(1)})\n`);
        figures.push(figure);
      } catch (error) {
        failed.push(`${screen.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (failed.length > 0) throw new Error(`screens that could not be visited:\n${failed.join('\n')}`);
    return figures;
  } finally {
    await Promise.all(Object.values(sites).map((site) => site.stop()));
  }
}

async function visits(sites: Sites, screen: (typeof SCREENS)[number]): Promise<Round[]> {
  // Told to end, this process ends, and its sites with it: by itself Playwright would end the browser alone.
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS, handleSIGTERM: false });
  try {
    // The first visit pays for the start of the browser and of the services' connections: it does not count.
    for (const site of Object.values(sites)) await visit(browser, site, screen);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const federated = await visit(browser, sites.federated, screen);
      const bundle = await visit(browser, sites.bundle, screen);
      const routes = await visit(browser, sites.routes, screen);
      const bare = screen.comesDrawn && { barePaintMs: await paintWithoutScripts(browser, sites.federated, screen) };
      rounds.push({ federated, bundle, routes, ...bare });
    }
    return rounds;
  } finally {
    await browser.close();
  }
}
