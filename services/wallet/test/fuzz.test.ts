import { fuzzWallet } from './fuzz-wallet.ts';

fuzzWallet(12);
