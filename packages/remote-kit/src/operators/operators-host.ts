import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { OperatorsDeclaration } from '../contract/operators-declaration.ts';

/** What one remote brings, as the registry says it. */
export interface OperatorsEntry extends OperatorsDeclaration {
  /** The remote's name. */
  name: string;
}

export interface OperatorsPartProps {
  /** Whose. */
  remote: string;
  kind: 'routes' | 'memberPanels' | 'figures' | 'inserts';
  id: string;
  /** While its code comes. */
  pending: ReactNode;
  /** Where there is no room for a card: what stands there when it does not load. */
  failed?: (retry: () => void) => ReactNode;
  /** For the part itself. */
  props?: object;
}

/**
 * What the shell gives the console: which remotes bring something, and a component that loads and draws a part of one,
 * or says why it cannot.
 */
export interface OperatorsHost {
  entries: readonly OperatorsEntry[];
  Part: ComponentType<OperatorsPartProps>;
}

/** Provided by the shell around pages of a frame of their own. */
export const OperatorsHostContext = createContext<OperatorsHost>({ entries: [], Part: () => null });

export function useOperatorsHost(): OperatorsHost {
  return useContext(OperatorsHostContext);
}
