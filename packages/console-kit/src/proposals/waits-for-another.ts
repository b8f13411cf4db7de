import type { ToastMessage } from '@facet/ui';
import { t } from '../texts.ts';

/** That what was sent is not done, and waits for another operator. */
export const waitsForAnother = (): ToastMessage => ({
  tone: 'info',
  title: t('Another operator has to confirm it'),
  description: t('Nothing is done yet. It waits below the list. An owner can raise the limit in the settings.'),
});
