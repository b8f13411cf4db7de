import { portProblem } from '../ports.ts';
import { publicHosts, type SiteOptions } from './site-options.ts';

/** Throws, with each port that was asked for and cannot be had; every other port is chosen free. */
export async function refuseTakenPorts(options: SiteOptions): Promise<void> {
  const port = options.port;
  const simPort = options.isProduction ? undefined : options.simPort;
  if (port !== undefined && port === simPort) throw new Error(`PORT and SIM_PORT are both ${port}: choose another SIM_PORT`);
  const problems = await Promise.all([
    port === undefined ? null : portProblem('PORT', port, publicHosts(options)),
    simPort === undefined ? null : portProblem('SIM_PORT', simPort),
  ]);
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new Error(found.join('\n'));
}
