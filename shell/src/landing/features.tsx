import type { ReactNode } from 'react';
import { Card, Icon, Money, Progress, RangeScale, RankStone, Split, Text, WallMark, type Rank, type Wall } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './features.module.css';

const WALLS: { wall: Wall; from: number; to: number }[] = [
  { wall: 'a', from: 5, to: 500 },
  { wall: 'b', from: 10, to: 800 },
  { wall: 'c', from: 20, to: 2000 },
  { wall: 'd', from: 10, to: 1000 },
];
const RANKS: { rank: Rank; percent: number }[] = [
  { rank: 'bronze', percent: 2 },
  { rank: 'silver', percent: 3 },
  { rank: 'gold', percent: 5 },
  { rank: 'platinum', percent: 7 },
  { rank: 'diamond', percent: 10 },
];

/** What one can earn by. The drawings show how it looks inside; their figures are examples. */
export function Features() {
  return (
    <section id="how" className={styles.section} aria-labelledby="how-heading">
      <h2 id="how-heading">{t('Four ways to earn')}</h2>
      <div className={styles.features}>
        <Feature
          title={t('Surveys and offers')}
          drawing={<Walls />}
          text={t('Four walls of surveys and offers, from 5 to 2,000 Robux. Pick the range that suits your time.')}
        />
        <Feature
          title={t('Social tasks')}
          drawing={<Tasks />}
          text={t('Follow, wait ten seconds, done. A task that is not paid out says so before you start.')}
        />
        <Feature
          title={t('Referrals')}
          drawing={<Ranks />}
          text={t('A share of what your friends earn, up to 10%. It grows with your rank.')}
        />
        <Feature
          title={t('Events & Giveaways')}
          drawing={<Event />}
          text={t('Prizes with visible entry counts and a winner you can look up. Rewards every day you come back.')}
        />
      </div>
    </section>
  );
}

function Feature({ title, text, drawing }: { title: string; text: string; drawing: ReactNode }) {
  return (
    <Card className={styles.feature}>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </Card>
  );
}

function Walls() {
  return (
    <div className={styles.walls}>
      {WALLS.map(({ wall, from, to }) => (
        <div key={wall}>
          <WallMark wall={wall} />
          <RangeScale wall={wall} from={from} to={to} />
        </div>
      ))}
    </div>
  );
}

function Tasks() {
  return (
    <ul className={styles.tasks}>
      <li>
        <Icon name="circle-check" /> {t('Follow on X')} <Money amount="8.00" signed size={14} />
      </li>
      <li>
        <Icon name="circle-check" /> {t('Join the Discord')} <Money amount="10.00" signed size={14} />
      </li>
      <li className={styles.waiting}>
        <Icon name="rotate-cw" /> {t('Checking, {seconds} s left', { seconds: 6 })} <Money amount="5.00" size={14} />
      </li>
    </ul>
  );
}

function Ranks() {
  return (
    <div className={styles.ranks}>
      {RANKS.map(({ rank, percent }) => (
        <span key={rank}>
          <RankStone rank={rank} size={48} />
          <Text tone="muted">{`${percent} %`}</Text>
        </span>
      ))}
    </div>
  );
}

function Event() {
  return (
    <div className={styles.event}>
      <Split>
        <strong>{t('An example event')}</strong>
        <Money amount="500.00" decimals={0} size={14} />
      </Split>
      <Progress value={64} label={t('{joined} of {places} entries', { joined: 64, places: 100 })} />
      <Split>
        <Text tone="muted" size={12}>
          {t('{joined} of {places} entries', { joined: 64, places: 100 })}
        </Text>
        <Text tone="muted" size={12}>
          {t('{days} d {hours} h left', { days: 1, hours: 6 })}
        </Text>
      </Split>
    </div>
  );
}
