import { failureOf } from '@facet/remote-kit';
import { Card, Switch, useToast } from '@facet/ui';
import { useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useGetOperatorPolicyQuery, useSetOperatorPolicyMutation } from './admins-api.ts';

/** Whether everybody needs a second step. */
export function SecondStepPolicy() {
  const toast = useToast();
  const refusal = useRefusal('owner');
  const { data } = useGetOperatorPolicyQuery();
  const [setPolicy, { isLoading }] = useSetOperatorPolicyMutation();
  if (!data) return null;

  async function change(totpRequired: boolean): Promise<void> {
    const { error } = await setPolicy({ totpRequired });
    if (error) toast({ tone: 'danger', title: t('Failed to change the second step'), ...failureOf(error) });
  }

  return (
    <Card as="div">
      <Switch
        label={t('Require a second login step for everyone')}
        checked={data.totpRequired}
        disabled={refusal !== null || isLoading}
        title={refusal ?? undefined}
        onChange={({ target }) => void change(target.checked)}
      />
    </Card>
  );
}
