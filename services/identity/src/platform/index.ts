export { PlatformClient, type PlatformUser } from './platform-client.ts';
export { platformSlow } from './platform-errors.ts';
