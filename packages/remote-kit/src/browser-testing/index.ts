export { axeProblems } from './axe-problems.ts';
export { startRemoteBrowser, type RemoteBrowser } from './start-remote-browser.ts';
export { RemoteScreen, type ScreenOptions } from './remote-screen.ts';
export { openPage, type OpenedPage } from './open-page.ts';
export { launchBrowser } from './launch-browser.ts';
export { servePages } from './serve-pages.ts';
export { testedBuilds } from './tested-builds.ts';
export type { ScreenState } from './screen-state.ts';
