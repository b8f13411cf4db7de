import { loadavg } from 'node:os';
import { findChromium } from '@facet/tooling/chromium';
import { chromium } from 'playwright-core';
import { askedNumber, askedOf } from '../asked.ts';
import { pageFigure, printPages, type PageResult, type Round } from './page-figure.ts';
import { SCREENS, type Screen } from './screens.ts';
import { paintWithoutScripts, visit } from './visit.ts';
import { startFederatedSite, startOneBuildSite, type SignedIn, type VisitedSite } from './visited-site.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const ROUNDS = askedNumber('BENCH_PAGES_ROUNDS', 7);

type Sites = Record<'federated' | 'bundle' | 'routes', VisitedSite>;

/**
 * Every screen on a slow phone, as released and as one application, in turn. `BENCH_PAGES_ROUNDS` (7) visits of each;
 * `BENCH_SCREENS` names the screens (`earn,landing`), all when absent. Tells of each as it comes.
 */
export async function benchPages(): Promise<PageResult[]> {
  const screens = askedOf('BENCH_SCREENS', SCREENS);
  const sites: Sites = {
    federated: await startFederatedSite(),
    bundle: await startOneBuildSite('bundle'),
    routes: await startOneBuildSite('routes'),
  };
  try {
    const results: PageResult[] = [];
    for (const screen of screens) {
      const result = await measure(sites, screen);
      const [load] = loadavg();
      process.stdout.write(`load ${load?.toFixed(1)}; ${printPages([result])}`);
      results.push(result);
    }
    return results;
  } finally {
    await Promise.all(Object.values(sites).map((site) => site.stop()));
  }
}

/** What is wrong with one screen leaves the others their figures. */
async function measure(sites: Sites, screen: Screen): Promise<PageResult> {
  try {
    return pageFigure(screen.name, await visits(sites, screen));
  } catch (error) {
    return { name: screen.name, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function visits(sites: Sites, screen: Screen): Promise<Round[]> {
  // Told to end, this process ends, and its sites with it: by itself Playwright would end the browser alone.
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS, handleSIGTERM: false });
  try {
    const signIn = async (site: VisitedSite): Promise<SignedIn> => ({ url: site.url, cookies: await site.signIn(screen.as) });
    const signedIn = {
      federated: await signIn(sites.federated),
      bundle: await signIn(sites.bundle),
      routes: await signIn(sites.routes),
    };
    // The first visit pays for the start of the browser and of the services' connections: it does not count.
    for (const site of Object.values(signedIn)) await visit(browser, site, screen);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const federated = await visit(browser, signedIn.federated, screen);
      const bundle = await visit(browser, signedIn.bundle, screen);
      const routes = await visit(browser, signedIn.routes, screen);
      const bare = screen.comesDrawn && { barePaintMs: await paintWithoutScripts(browser, signedIn.federated, screen) };
      rounds.push({ federated, bundle, routes, ...bare });
    }
    return rounds;
  } finally {
    await browser.close();
  }
}
