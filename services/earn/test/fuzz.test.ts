import { fuzzEarn } from './fuzz-earn.ts';

fuzzEarn(15);
