export { announceNotices, endStreams, openLive, type Live } from './open-live.ts';
export { liveRoutes } from './routes.ts';
