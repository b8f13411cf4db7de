export { endSession } from './end-session.ts';
export { forgetOldSessions } from './forget-old-sessions.ts';
export { jwksRoutes } from './jwks-routes.ts';
export { openSession, type OpenedSession } from './open-session.ts';
export { SessionCookie } from './session-cookie.ts';
export { SessionKeys } from './session-keys.ts';
export { SessionReader } from './session-reader.ts';
export { sessionRoutes } from './routes.ts';
export { visitOf, type Visit } from './visit.ts';
