export { startRemoteBrowser, type RemoteBrowser } from './start-remote-browser.ts';
export type { RemoteScreen, ScreenOptions } from './remote-screen.ts';
