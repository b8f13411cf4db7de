export { store } from './store.ts';
export { useLiveBalance } from './use-live-balance.ts';
