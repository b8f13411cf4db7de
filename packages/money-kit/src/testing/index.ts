export { startFakeWallet, type FakeWallet, type WalletFault } from './fake-wallet.ts';
export { LedgerModel } from './ledger-model.ts';
export { walletContract, type WalletUnderTest } from './wallet-contract.ts';
