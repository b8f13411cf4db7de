import { join } from 'node:path';
import { startProcess, type ServiceProcess } from '@facet/service-kit/testing';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** The service as a process of its own, to be killed and to be read. */
export function spawnEarn(variables: Record<string, string>, logLevel?: 'trace'): Promise<ServiceProcess> {
  return startProcess(MAIN, variables, logLevel);
}
