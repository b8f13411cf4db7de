export { forgetEndedRevocations } from './forget-ended-revocations.ts';
export { forgetCursors } from './read-revocations.ts';
export { recordRevocation } from './record-revocation.ts';
export { revocationRoutes } from './routes.ts';
