import { Button } from '@facet/ui';
import { Link } from 'react-router-dom';
import { formatMoment } from '../dashboard/calendar.ts';
import { t } from '../texts.ts';
import type { StepCredit } from './first-cut-api.ts';
import { Step } from './step.tsx';

/** Done by the first credit of a wall. */
export function SurveyStep({ credit, ...place }: { place: number; credit: StepCredit | null; isNext: boolean }) {
  const title = t('Finish one short survey');
  if (credit)
    return <Step {...place} title={title} detail={t('Paid {when}', { when: formatMoment(credit.at) })} pays={credit.amount} isDone />;
  const start = (
    <Button asChild>
      <Link to="/earn">{t('See surveys')}</Link>
    </Button>
  );
  return <Step {...place} title={title} detail={t('You see what it pays before you start.')} isDone={false} action={start} />;
}
