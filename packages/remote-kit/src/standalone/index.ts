export { startStandalone, type StandaloneOptions } from './start-standalone.ts';
export { answer, fail, type FakeCalls } from '../testing/fake-api.ts';
