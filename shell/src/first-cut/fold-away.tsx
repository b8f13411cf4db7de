import { failureOf } from '@facet/remote-kit';
import { Button, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { stepsApi } from './first-cut-api.ts';

/** For good: the wallet remembers it. */
export function FoldAway() {
  const toast = useToast();
  const [foldFirstSteps] = stepsApi.useFoldFirstStepsMutation();
  const close = async () => {
    const { error } = await foldFirstSteps({});
    if (error) toast({ tone: 'danger', title: t('It was not hidden'), ...failureOf(error) });
  };
  return (
    <Button variant="quiet" onClick={close}>
      {t('Hide this')}
    </Button>
  );
}
