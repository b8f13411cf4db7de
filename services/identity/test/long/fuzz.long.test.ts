import { fuzzIdentity } from '../fuzz-identity.ts';

fuzzIdentity(500);
