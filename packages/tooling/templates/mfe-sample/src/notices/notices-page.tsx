import { PageHeader, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { Notices } from './notices.tsx';

/** /sample */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title={t('Sample')}>{t('What the operators have to say.')}</PageHeader>
      <Notices />
    </Stack>
  );
}
