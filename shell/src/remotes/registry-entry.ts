import type { Cohort, NoticeKind, OperatorsDeclaration, RegistryRecord } from '@facet/remote-kit';

/**
 * The version of one remote that this visitor gets; what it brings to the operators' area is an entry of its own,
 * `mfe-earn/operators`.
 */
export interface RegistryEntry extends Omit<
  RegistryRecord['extras'],
  'frame' | 'notices' | 'preload' | 'pages' | 'firstCalls' | 'operators' | 'cohort' | 'revision' | 'fallback'
> {
  name: string;
  version: string;
  /** Address of its federation manifest. */
  url: string;
  /** Of the manifest, as browsers take it; null: that version was published before there were hashes. */
  integrity: string | null;
  cohort: Cohort;
  /**
   * Who draws what is around its pages: the shell, for members only; the remote itself, for everybody; or the console,
   * around operators' tabs.
   */
  frame: 'member' | 'own' | 'operators';
  /** What its domain tells in the inbox. */
  notices: NoticeKind[];
  /** Of an entry with the frame `operators`. */
  operators: OperatorsDeclaration | null;
  /** The version to try when this one does not load. */
  fallback: RegistryEntry | null;
}
