import { useRefusal } from '@facet/console-kit';
import { useOperatorsHost, type OperatorsPartProps } from '@facet/remote-kit';
import { EmptyState, SkeletonCard } from '@facet/ui';
import { t } from '../texts.ts';
import type { Brought } from './use-brought.ts';

interface BroughtPartProps {
  kind: OperatorsPartProps['kind'];
  part: Brought;
  props?: object;
}

/** Draws what a remote brings; the shell loads it now. The service refuses whoever may not see it; so does this, before any code comes. */
export function BroughtPart({ kind, part: { remote, id, role }, props = {} }: BroughtPartProps) {
  const { Part } = useOperatorsHost();
  const refusal = useRefusal(role);
  if (refusal !== null) return <EmptyState title={refusal}>{t('An owner can give it to you.')}</EmptyState>;
  return <Part remote={remote} kind={kind} id={id} props={props} pending={<SkeletonCard />} />;
}
