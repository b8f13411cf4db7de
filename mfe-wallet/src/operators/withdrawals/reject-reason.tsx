import { Button, Field, TextArea } from '@facet/ui';
import { msg } from '@facet/remote-kit';
import type { Form } from '@facet/console-kit';
import { t } from '../texts.ts';
import styles from './withdrawals.module.css';

const OFTEN = [msg('Gamepass price changed'), msg('Not in the group'), msg('Gamepass not for sale'), msg('Account under review')];

export interface ReasonValues {
  reason: string;
}

export const reasonProblems = ({ reason }: ReasonValues) => (reason.trim() === '' ? { reason: t('A reason is needed to reject') } : {});

/** The member reads it. */
export function RejectReason({ form: { field, set } }: { form: Form<ReasonValues> }) {
  const { value, error, onChange } = field('reason');
  return (
    <>
      <Field label={t('Reason')} error={error}>
        <TextArea rows={3} maxLength={500} placeholder={t('The members read this text')} value={value} onChange={onChange} />
      </Field>
      <div className={styles.reasons}>
        {OFTEN.map((words) => (
          <Button key={t(words)} type="button" size="small" onClick={() => set('reason', t(words))}>
            {t(words)}
          </Button>
        ))}
      </div>
    </>
  );
}
