import { workerData } from 'node:worker_threads';
import { keepCompiledCode } from '../../../packages/tooling/bin/compiled-code.mjs';
import type { PlantedBug } from '../../planted-bugs/planted-bug.ts';
import { measureNothing } from './measure-nothing.ts';
import { plant } from './plant.ts';

const { bug } = workerData as { bug: PlantedBug | undefined };
// Of each bug that is planted a thread begins anew.
keepCompiledCode();
measureNothing();
if (bug) plant(bug);
await import('./worker.ts');
