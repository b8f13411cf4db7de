import { inTransaction } from '@facet/service-kit';
import { buildService } from '../../src/app.ts';
import { moveReleases, type Move } from '../../src/releases/index.ts';

/** A process that moves and, before it commits, says so and waits for ever: to be killed there. */
const { kit } = buildService(process.env);
await inTransaction(kit.database, async (transaction) => {
  const moves = JSON.parse(process.env['MOVES'] ?? '[]') as Move[];
  await moveReleases(transaction, { revision: Number(process.env['REVISION']), moves, reason: 'to be killed', by: 'mover' });
  process.stdout.write('in the middle\n');
  await new Promise(() => setInterval(() => undefined, 60_000));
});
