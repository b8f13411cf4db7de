import { fuzzSocial } from './fuzz-social.ts';

fuzzSocial(12);
