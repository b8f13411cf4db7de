import { formatAmount, Button, Dialog } from '@facet/ui';
import { minuteLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { codesHref, type CodeBatch } from './code-batches-api.ts';

/** The codes are made: here is the file. */
export function MadeBatch({ batch, onClose }: { batch: CodeBatch; onClose: () => void }) {
  const { prefix, size, expiresAt } = batch;
  const reward = formatAmount(batch.reward);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{size, plural, one {# code created} other {# codes created}}', { size })}
      description={
        expiresAt === null
          ? t('{prefix}••••••••, {reward} each', { prefix, reward })
          : t('{prefix}••••••••, {reward} each, until {end}', { prefix, reward, end: minuteLabel(expiresAt) })
      }
      actions={
        <>
          <Button asChild variant="primary" icon="download">
            <a href={codesHref(batch)} download>
              {t('Download CSV')}
            </a>
          </Button>
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      {t('Anyone with the file can redeem its codes. You can download it again from the list of batches.')}
    </Dialog>
  );
}
