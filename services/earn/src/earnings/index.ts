export { type Earning } from './earning.ts';
export { internalEarningRoutes } from './internal-routes.ts';
export { earningRoutes } from './routes.ts';
export { memberEarningRoutes } from './member-earning-routes.ts';
export { promiseEarning, promiseRows } from './promise-earning.ts';
export { holdReleaser } from './release-holds.ts';
export { reverseEarning } from './reverse-earning.ts';
export { rememberWalletAnswer } from './wallet-answers.ts';
