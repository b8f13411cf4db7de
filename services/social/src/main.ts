import { runService } from '@facet/service-kit';
import { buildService } from './app.ts';

await runService(() => buildService());
