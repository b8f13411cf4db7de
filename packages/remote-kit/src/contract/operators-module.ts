import type { ReactNode } from 'react';
import type { CONTRACT_VERSION } from './contract-version.ts';
import type { RemoteApi, RemoteSlice } from './remote-module.ts';

type Load<Props = object> = () => Promise<{ Component: (props: Props) => ReactNode }>;

/** What a panel of a member's profile gets. */
export interface MemberPanelProps {
  memberId: string;
  username: string;
  /** The account was deleted. */
  isDeleted: boolean;
}

/**
 * The default export of `src/operators/module.ts`: the code of what remote.json declares under `operators`, each by its
 * id.
 */
export interface OperatorsModule {
  contract: typeof CONTRACT_VERSION;
  api?: RemoteApi | undefined;
  slices?: readonly RemoteSlice[] | undefined;
  /** The page of each tab: `{ promos: () => import('./promo-codes/promo-codes-tab.tsx') }`. */
  routes: Readonly<Record<string, Load>>;
  memberPanels?: Readonly<Record<string, Load<MemberPanelProps>>>;
  figures?: Readonly<Record<string, Load>>;
  inserts?: Readonly<Record<string, Load>>;
}

/** Names the shape where it is written, so that a mistake shows there. */
export function defineOperators(module: OperatorsModule): OperatorsModule {
  return module;
}
