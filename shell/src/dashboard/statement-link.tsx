import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsDeclared } from '../app/known-remotes.ts';

const STATEMENT = '/withdraw/statement';

/** What a figure counts, as lines of the statement; its words alone where no remote brings that page. */
export function StatementLink({ filter, children }: { filter: Readonly<Record<string, string>>; children: ReactNode }) {
  if (!useIsDeclared(STATEMENT)) return children;
  return <Link to={`${STATEMENT}?${new URLSearchParams(filter).toString()}`}>{children}</Link>;
}
