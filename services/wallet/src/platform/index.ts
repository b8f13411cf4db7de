export { PlatformClient, type Experience, type Gamepass, type ListedGamepass } from './platform-client.ts';
export { saying } from './platform-errors.ts';
