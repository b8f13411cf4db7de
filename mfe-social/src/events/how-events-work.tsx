import { Card, CardHead, NumberedList } from '@facet/ui';
import styles from './events.module.css';

const STEPS = [
  { title: 'Join', detail: 'The entry fee, if there is one, is taken once.' },
  { title: 'Wait', detail: 'Everyone sees the entries and the time left.' },
  { title: 'Draw', detail: 'A winner is picked at random when the event ends. Anyone can check the draw.' },
  { title: 'Prize', detail: 'It is credited to the winner at once.' },
];

export function HowEventsWork() {
  return (
    <Card aria-labelledby="how-events-work" className={styles.how}>
      <CardHead id="how-events-work" title="How Events Work" />
      <NumberedList items={STEPS} />
    </Card>
  );
}
