import { useRefusal } from '@facet/console-kit';
import { Segmented, SumList } from '@facet/ui';
import { numberFormat } from '@facet/remote-kit';
import { t } from '../texts.ts';
import type { ReleaseDetail } from './releases-api.ts';
import styles from './releases.module.css';

/** Percent of the visitors, from the few who would meet an error to everybody. */
const STEPS = [5, 10, 25, 50, 100];

const whole = numberFormat({ maximumFractionDigits: 0 });

/** The step after this share; undefined where everybody has it. */
export const nextStep = (share: number): number | undefined => STEPS.find((step) => step > share);

/** How many visitors get the canary; the dialog that opens asks before it is in force. */
export function ShareSteps({ share, onChange }: { share: number; onChange: (share: number) => void }) {
  const refusal = useRefusal('admin');
  const steps = [...new Set([...STEPS, share])].toSorted((one, other) => one - other);
  return (
    <section className={styles.part}>
      <h3>{t('Share of visitors')}</h3>
      <Segmented
        label={t('Share of visitors')}
        value={String(share)}
        options={steps.map((step) => ({ value: String(step), label: t('{share} %', { share: step }) }))}
        disabled={refusal !== null}
        onValueChange={(step) => onChange(Number(step))}
      />
      {refusal !== null && <small>{refusal}</small>}
    </section>
  );
}

/** What the service judges a canary by, and how far it is from that. */
export function GoesBack({ judgement }: { judgement: NonNullable<ReleaseDetail['judgement']> }) {
  const { visitors, failed, failedNeeded, evidence, evidenceNeeded } = judgement;
  const share = visitors === 0 ? '–' : whole((100 * failed) / visitors);
  return (
    <section className={styles.part}>
      <h3>{t('It goes back by itself once all three are reached')}</h3>
      <SumList
        lines={[
          { label: t('Visitors it failed for'), value: t('{failed}, needs {needed}', { failed: whole(failed), needed: failedNeeded }) },
          { label: t('Of its {visitors} visitors', { visitors: whole(visitors) }), value: t('{share} %, needs more than 50 %', { share }) },
          {
            label: t('Evidence'),
            value: t('{evidence} to 1, needs {needed} to 1', { evidence: whole(Math.floor(evidence)), needed: evidenceNeeded }),
          },
        ]}
      />
    </section>
  );
}
