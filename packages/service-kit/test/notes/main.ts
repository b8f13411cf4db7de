import { runService } from '../../src/index.ts';
import { buildService } from './app.ts';

await runService(() => buildService(process.env));
