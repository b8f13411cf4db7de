import { StepRow } from '@facet/console-kit';
import { Link } from '@facet/remote-kit';
import { Button } from '@facet/ui';
import { useListProvidersQuery } from '../providers/providers-api.ts';
import { t } from '../texts.ts';

/** Of First steps: without a wall that is on nobody earns. */
export function Component() {
  const { data } = useListProvidersQuery();
  const count = data?.providers.filter(({ isEnabled }) => isEnabled).length;
  return (
    <StepRow
      title={t('Providers')}
      description={t('A wall without its secret cannot be believed: every credit that it reports is refused.')}
      isOpen={count === undefined ? undefined : count === 0}
      value={count === undefined ? '—' : t('{count, plural, one {# wall is on} other {# walls are on}}', { count })}
    >
      <Button asChild size="small">
        <Link to="/admin/providers">{t('Providers')}</Link>
      </Button>
    </StepRow>
  );
}
