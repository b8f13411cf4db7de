import { Card, Skeleton, Switch } from '@facet/ui';
import { useAct, useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useGetOperatorPolicyQuery, useSetOperatorPolicyMutation } from './admins-api.ts';

/** Whether everybody needs a second step. */
export function SecondStepPolicy() {
  const act = useAct();
  const refusal = useRefusal('owner');
  const { data, isLoading: isComing } = useGetOperatorPolicyQuery();
  const [setPolicy, { isLoading }] = useSetOperatorPolicyMutation();
  if (!data && !isComing) return null;
  return (
    <Card as="div">
      {data ? (
        <Switch
          label={t('Require a second login step for everyone')}
          checked={data.totpRequired}
          disabled={refusal !== null || isLoading}
          title={refusal ?? undefined}
          onChange={({ target }) => void act(setPolicy({ totpRequired: target.checked }), t('Failed to change the second step'))}
        />
      ) : (
        <Skeleton height="var(--touch)" />
      )}
    </Card>
  );
}
