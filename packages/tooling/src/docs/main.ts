import type { AddressInfo } from 'node:net';
import { portProblem } from '../ports.ts';
import { projectRoot } from '../project-root.ts';
import { createDocsServer } from './docs-server.ts';

/**
 * `npm run docs`: the contracts of all services as pages, on this machine only. `PORT`: 8085 unless it says otherwise.
 */
const port = Number(process.env['PORT'] ?? 8085);
const isPort = Number.isInteger(port) && port >= 0 && port <= 65_535;
const problem = isPort ? await portProblem('PORT', port) : `PORT must be a port, not "${process.env['PORT']}"`;
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
const server = createDocsServer(projectRoot);
server.listen(port, '127.0.0.1', () => {
  console.log(`contracts: http://localhost:${(server.address() as AddressInfo).port}/  (Ctrl-C ends it)`);
});
