export { startRemoteBrowser, type RemoteBrowser } from './start-remote-browser.ts';
export { RemoteScreen, type ScreenOptions } from './remote-screen.ts';
export { launchBrowser } from './launch-browser.ts';
export { servePages } from './serve-pages.ts';
export { buildRemotePages } from './build-remote-pages.ts';
export type { ScreenState } from './screen-state.ts';
