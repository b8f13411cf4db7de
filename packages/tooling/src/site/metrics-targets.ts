import { internalUrls, type SitePlan } from './site-plan.ts';

/**
 * Where Prometheus finds `/metrics` of each process now, as its `file_sd_configs` reads it; `job` is the service's
 * name, or gateway.
 */
export function metricsTargets(plan: SitePlan): { targets: string[]; labels: { job: string } }[] {
  const services = plan.services.map(({ name }) => ({
    targets: internalUrls(plan, name).map((url) => new URL(url).host),
    labels: { job: name },
  }));
  return [...services, { targets: [`${plan.hostOf('gateway')}:${plan.gatewayInternalPort}`], labels: { job: 'gateway' } }];
}
