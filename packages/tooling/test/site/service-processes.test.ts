import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { composePlan } from '../../src/compose/compose-plan.ts';
import { serviceProcesses, simulatorProcess } from '../../src/site/service-processes.ts';
import { readSiteOptions } from '../../src/site/site-options.ts';

test('every service is told of the collector, and none another’s name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-processes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER: 'parentbased_traceidratio' };
  for (const [name, value] of Object.entries({ ...collector, OTEL_SERVICE_NAME: 'facet' })) vi.stubEnv(name, value);

  const plan = composePlan(readSiteOptions({ DATA_DIR: folder }));
  const services = serviceProcesses(plan, {}, { username: 'owner', password: 'secret' });
  expect(services.map(({ name }) => name)).toEqual(plan.services.map(({ name }) => name));
  for (const { environment } of services) {
    expect(environment).toMatchObject(collector);
    expect(environment).not.toHaveProperty('OTEL_SERVICE_NAME');
  }
  expect(Object.keys(simulatorProcess(plan)?.environment ?? {}), 'another company').not.toContain('OTEL_EXPORTER_OTLP_ENDPOINT');
});
