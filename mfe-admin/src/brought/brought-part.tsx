import type { ReactNode } from 'react';
import { useRefusal } from '@facet/console-kit';
import { useOperatorsHost, type OperatorsPartProps } from '@facet/remote-kit';
import { EmptyState, SkeletonCard } from '@facet/ui';
import { t } from '../texts.ts';
import type { Brought } from './use-brought.ts';

interface BroughtPartProps {
  kind: OperatorsPartProps['kind'];
  part: Brought;
  props?: object;
  /** While its code comes; a card when absent. */
  pending?: ReactNode;
  /** When its code did not come; a card when absent. */
  failed?: OperatorsPartProps['failed'];
}

/**
 * Draws what a remote brings; the shell loads it now. The service refuses whoever may not see it; so does this, before
 * any code comes.
 */
export function BroughtPart({ kind, part: { remote, id, role }, props = {}, pending = <SkeletonCard />, failed }: BroughtPartProps) {
  const { Part } = useOperatorsHost();
  const refusal = useRefusal(role);
  if (refusal !== null) return <EmptyState title={refusal}>{t('An owner can give it to you.')}</EmptyState>;
  return <Part remote={remote} kind={kind} id={id} props={props} pending={pending} {...(failed && { failed })} />;
}
