export { startRemoteBrowser, type RemoteBrowser } from './start-remote-browser.ts';
export { RemoteScreen, type ScreenOptions } from './remote-screen.ts';
export { buildRemotePages } from './build-remote-pages.ts';
export type { ScreenState } from './screen-state.ts';
