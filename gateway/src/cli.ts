import { optionsFromEnvironment } from './options-from-environment.ts';
import { renderGateway } from './render-gateway.ts';

/**
 * Renders the configuration from environment variables (see the README) for an nginx installed by Debian's packages,
 * and prints how to start it.
 */
function main(environment: NodeJS.ProcessEnv): void {
  try {
    const { command, args } = renderGateway(optionsFromEnvironment(environment));
    process.stdout.write(`${[command, ...args].join(' ')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

main(process.env);
