import { Card, CardHead, NumberedList } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './events.module.css';

export function HowEventsWork() {
  return (
    <Card aria-labelledby="how-events-work" className={styles.how}>
      <CardHead id="how-events-work" title={t('How Events Work')} />
      <NumberedList items={steps()} />
    </Card>
  );
}

function steps() {
  return [
    { title: t('Join'), detail: t('The entry fee, if any, is charged once.') },
    { title: t('Wait'), detail: t('Everyone sees the entries and the time left.') },
    { title: t('Draw'), detail: t('A winner is picked at random when the event ends. Anyone can check the draw.') },
    { title: t('Prize'), detail: t('It goes straight to the winner’s balance.') },
  ];
}
