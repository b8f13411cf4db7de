import { NumberedList } from '@facet/ui';
import { t } from '../texts.ts';

/** How the owner of an account puts the words above into its profile. */
export function ProofSteps() {
  return (
    <NumberedList
      items={[
        { title: t('Copy the words above') },
        {
          title: t('Paste them into the About section of your profile'),
          detail: t('On the game platform, exactly as shown. Then save.'),
        },
        { title: t('Come back and press Check'), detail: t('You can remove them afterwards.') },
      ]}
    />
  );
}
