import { Field, TextArea } from '@facet/ui';
import { FormDialog, useAct, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useExplainDifferenceMutation, type OutwardFinding } from './payouts-api.ts';

const SHORTEST = 3;

/** What an owner found out about a difference; then the platform and the payouts are compared anew. */
export function ExplainDialog({ finding, onClose }: { finding: OutwardFinding; onClose: () => void }) {
  const act = useAct();
  const [explain] = useExplainDifferenceMutation();
  const form = useForm({ explanation: '' }, ({ explanation }) =>
    explanation.trim().length < SHORTEST ? { explanation: t('Say what happened') } : {},
  );
  const { value, error, onChange } = form.field('explanation');

  function submit(): Promise<boolean> {
    const sent = explain({ subject: finding.subject, explanation: form.values.explanation.trim() });
    return act(sent, t('The explanation was not saved'), ({ left }) => ({
      title: t('The difference is explained'),
      description:
        left === 0
          ? t('Nothing else differs from the platform.')
          : t('{left, plural, one {# difference is left.} other {# differences are left.}}', { left }),
    }));
  }

  return (
    <FormDialog
      title={t('Explain the difference')}
      description={t('{detail}. Once explained, it is no longer reported; the audit log keeps your words.', { detail: finding.detail })}
      confirm={t('Explain')}
      check={form.check}
      submit={submit}
      onClose={onClose}
    >
      <Field label={t('What happened')} error={error}>
        <TextArea rows={3} maxLength={500} value={value} onChange={onChange} />
      </Field>
    </FormDialog>
  );
}
