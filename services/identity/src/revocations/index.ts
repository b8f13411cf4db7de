export { forgetEndedRevocations } from './forget-ended-revocations.ts';
export { recordRevocation, type Revocation } from './record-revocation.ts';
export { revocationRoutes } from './routes.ts';
