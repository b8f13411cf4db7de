export { PlatformClient, type Gamepass } from './platform-client.ts';
export { saying } from './platform-errors.ts';
