import { workerData } from 'node:worker_threads';
import type { PlantedBug } from '../../planted-bugs/planted-bug.ts';
import { measureNothing } from './measure-nothing.ts';
import { plant } from './plant.ts';

const { bug } = workerData as { bug: PlantedBug | undefined };
measureNothing();
if (bug) plant(bug);
await import('./worker.ts');
