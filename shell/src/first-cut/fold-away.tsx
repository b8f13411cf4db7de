import { failureOf } from '@facet/remote-kit';
import { Button, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { firstCutApi } from './first-cut-api.ts';

/** For good: the wallet remembers it. */
export function FoldAway() {
  const toast = useToast();
  const [noteFirstStep] = firstCutApi.useNoteFirstStepMutation();
  const close = async () => {
    const { error } = await noteFirstStep('fold');
    if (error) toast({ tone: 'danger', title: t('It was not folded away'), ...failureOf(error) });
  };
  return (
    <Button variant="quiet" onClick={close}>
      {t('Fold this away')}
    </Button>
  );
}
