import { fuzzAdmin } from '../fuzz-admin.ts';

fuzzAdmin(500);
