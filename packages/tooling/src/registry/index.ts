export { RegistryClient } from './registry-client.ts';
export type { Deployable, Move, RegistryDocument } from './registry-document.ts';
export { ReleaseError, type ReleaseErrorCode } from './release-error.ts';
export { serviceToken } from './service-token.ts';
