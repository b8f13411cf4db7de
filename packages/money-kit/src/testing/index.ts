export { startFakeWallet, type FakeWallet, type WalletFault } from './fake-wallet.ts';
export { openFakeBooks } from './fake-transfers.ts';
export { LedgerModel } from './ledger-model.ts';
export { CONTRACT_LIMIT, walletContract, type WalletUnderTest } from './wallet-contract.ts';
