export { keepServiceVersion, workingVersion } from './keep-service-version.ts';
export { serviceRecord, type ServiceRecord } from './service-record.ts';
