export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { createTestKeys, type TestKeys } from './test-keys.ts';
export { startFakeService, type FakeAnswer, type FakeService, type ReceivedCall } from './fake-service.ts';
export { testEnvironment, type TestEnvironment } from './test-environment.ts';
export { startProcess, type ServiceProcess } from './start-process.ts';
export { until } from './until.ts';
export { explainPromises, findPromises, readPromises } from './read-promises.ts';
export { restBy, type Rest } from '../repeat.ts';
export { ownDataGaps } from './own-data-gaps.ts';
