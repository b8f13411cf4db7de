import { Card, CardHead, formatAmount, Money, toDecimal } from '@facet/ui';
import { t } from '../texts.ts';
import { figuresOf } from './session.ts';
import { SessionGraph } from './session-graph.tsx';
import { usePlaySession } from './use-session.ts';
import styles from './session.module.css';

/** What this session came to, as it is: in both games, won and lost. */
export function SessionCard() {
  const session = usePlaySession();
  const { rounds, betHundredths, paidHundredths, netHundredths, minutes, course } = figuresOf(session ?? { since: '', rounds: [] });
  const net = toDecimal(netHundredths);
  return (
    <Card aria-labelledby="session">
      <CardHead id="session" title={t('This session')}>
        <Money amount={net} signed={netHundredths !== 0n} />
      </CardHead>
      <SessionGraph
        course={course}
        label={t('Net result over {count, plural, one {# round} other {# rounds}}, now {net}', { count: rounds, net: formatAmount(net) })}
      />
      <dl className={styles.facts}>
        <Fact name={t('Rounds')}>{String(rounds)}</Fact>
        <Fact name={t('Bet')}>{toDecimal(betHundredths)}</Fact>
        <Fact name={t('Paid')}>{toDecimal(paidHundredths)}</Fact>
        <Fact name={t('Time')}>{t('{minutes} min', { minutes })}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
