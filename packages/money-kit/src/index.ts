export { Reservation, type Opened } from './reservation/reservation.ts';
export { move, type Purse, type Reserved, type Refusal, type ReservationKind } from './reservation/reserved.ts';
export { callerNames, mayMove, type CallerName } from './wallet/grants.ts';
export { settledTo, transferTypes, type TransferType } from './wallet/transfer-types.ts';
export type { Credit, Debit, Settlement, TransferKey } from './wallet/transfer.ts';
export { MAX_MEMBERS, totalsEarned } from './wallet/totals-earned.ts';
export { WalletClient, type Booking } from './wallet/wallet-client.ts';
export { refusalBy, requireBooked, walletCommands, walletResultOf } from './wallet/wallet-commands.ts';
export type { WalletResult } from './wallet/wallet-result.ts';
