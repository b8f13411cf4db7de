import { fuzzSocial } from '../fuzz-social.ts';

fuzzSocial(500);
