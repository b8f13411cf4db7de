import { useToast } from '@facet/ui';
import { t } from '../texts.ts';

/** Says that what was sent is not done, and waits for another operator. */
export function useTellProposed(): () => void {
  const toast = useToast();
  return () =>
    toast({
      tone: 'info',
      title: t('Another operator has to confirm it'),
      description: t('Nothing is done yet. It waits below the list. An owner can raise the limit in the settings.'),
    });
}
