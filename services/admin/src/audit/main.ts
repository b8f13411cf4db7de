import { printPromises } from '@facet/service-kit';
import { promises } from './promises.ts';

await printPromises(promises);
