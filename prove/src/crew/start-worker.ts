import { workerData } from 'node:worker_threads';
import type { PlantedBug } from '../../planted-bugs/planted-bug.ts';
import { plant } from './plant.ts';

const { bug } = workerData as { bug: PlantedBug | undefined };
if (bug) plant(bug);
await import('./worker.ts');
