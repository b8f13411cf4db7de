export { PlatformClient, type PlatformUser } from './platform-client.ts';
