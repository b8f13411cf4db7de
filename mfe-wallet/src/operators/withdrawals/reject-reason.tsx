import { Button, Field, TextArea } from '@facet/ui';
import { refusalLabel, refusals } from '@facet/remote-kit';
import type { Form } from '@facet/console-kit';
import { t } from '../texts.ts';
import styles from './withdrawals.module.css';

export interface ReasonValues {
  reason: string;
}

export const reasonProblems = ({ reason }: ReasonValues) => (reason.trim() === '' ? { reason: t('A reason is needed to reject') } : {});

/** The member reads it. */
export function RejectReason({ form: { field, set } }: { form: Form<ReasonValues> }) {
  const { value, error, onChange } = field('reason');
  return (
    <>
      <Field label={t('Reason')} hint={t('Each member reads the suggestions below in their own language')} error={error}>
        <TextArea rows={3} maxLength={500} placeholder={t('Members read this text')} value={value} onChange={onChange} />
      </Field>
      <div className={styles.reasons}>
        {refusals.map((refusal) => (
          <Button key={refusal} type="button" size="small" onClick={() => set('reason', refusal)}>
            {refusalLabel(refusal)}
          </Button>
        ))}
      </div>
    </>
  );
}
