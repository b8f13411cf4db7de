import { PageServer, testedBuilds } from '@facet/remote-kit/browser-testing';
import type { Browser, BrowserContext } from 'playwright-core';
import { ShellScreen } from './screens/shell-screen.ts';
import { states, type State } from './screens/states.ts';

interface Look {
  width: number;
  colorScheme: 'dark' | 'light';
}

/** What `npm run gallery` takes pictures of. */
export async function startRoom() {
  const [folder = ''] = await testedBuilds('shell');
  const server = await PageServer.start();
  return {
    states,
    open: (browser: Browser, state: State, { width, colorScheme }: Look, prepare: (context: BrowserContext) => Promise<void>) =>
      ShellScreen.open(browser, { server, folder }, state, { viewport: { width, height: 900 }, colorScheme }, prepare),
    close: () => Promise.resolve(server.close()),
  };
}
