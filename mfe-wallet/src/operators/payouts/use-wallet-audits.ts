import { useVisible } from '@facet/ui';
import { useWatchWalletAuditsQuery } from './payouts-api.ts';

const EVERY_MS = 15_000;

/** The wallet's audits, asked again every 15 s while anybody can see them: one that was asked for ends by itself. */
export function useWalletAudits() {
  return useWatchWalletAuditsQuery(undefined, { pollingInterval: useVisible() ? EVERY_MS : 0 });
}
