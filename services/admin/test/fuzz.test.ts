import { fuzzAdmin } from './fuzz-admin.ts';

fuzzAdmin(8);
