import {
  ActivityRow,
  BarChart,
  Button,
  Card,
  CardHead,
  Cluster,
  Columns,
  CutCard,
  DonutChart,
  Icon,
  Money,
  PageHeader,
  Progress,
  RankStone,
  Rows,
  SparkBars,
  Stack,
  StatCard,
  Stone,
  SumList,
  Text,
  WhyFigure,
} from '../../src/index.ts';
import { activityDays, answer, shares } from '../examples.ts';
import { Frame } from './frame.tsx';
import styles from './dashboard.module.css';

/** The dashboard of the mockups out of these components, to hold the two side by side. */
export function Dashboard() {
  return (
    <Frame current="dashboard">
      <PageHeader title="Welcome back, nova_builder!">
        You earned <Money amount="173.40" signed /> this week.
      </PageHeader>
      <Overview />
      <Columns>
        <Stack gap={6}>
          <Card aria-labelledby="days">
            <CardHead title="Last 30 days" id="days">
              <Money amount="582.80" size={16} signed />
            </CardHead>
            <BarChart label="Earnings of the last 30 days" days={activityDays} />
          </Card>
          <Activity />
        </Stack>
        <Card aria-labelledby="origin">
          <CardHead title="Where it came from" id="origin" />
          <DonutChart label="Shares of total earned" shares={shares}>
            <Text tone="muted" size={12}>
              Total Earned
            </Text>
            <Money amount="2046.40" decimals={0} size={20} />
          </DonutChart>
        </Card>
      </Columns>
    </Frame>
  );
}

function Overview() {
  return (
    <section className={styles.overview} aria-label="Your figures">
      <CutCard className={styles.balance}>
        <Stack gap={2}>
          <Text tone="muted" className={styles.label}>
            Current Balance
          </Text>
          <Cluster gap={4}>
            <Stone size={44} />
            <WhyFigure question="Why R$ 1,284?" answer={<SumList {...answer} />}>
              <Money amount="1284.00" decimals={0} size={48} live />
            </WhyFigure>
          </Cluster>
        </Stack>
        <dl className={styles.side}>
          <div>
            <dt>This week</dt>
            <dd>
              <Money amount="173.40" signed />
            </dd>
          </div>
          <div>
            <dt>Reserved</dt>
            <dd>
              <Money amount="250.00" />
            </dd>
          </div>
        </dl>
        <Cluster className={styles.actions}>
          <Button variant="primary">Withdraw</Button>
          <Button>Earn Robux</Button>
        </Cluster>
      </CutCard>
      <StatCard
        label="Total Earned"
        adornment={<Icon name="trending-up" size="small" />}
        chart={<SparkBars values={[18, 30, 26, 44, 38, 60, 52, 48, 72, 66, 84, 100]} />}
        value={
          <WhyFigure question="Why R$ 2,046?" answer={<SumList {...answer} />}>
            <Money amount="2046.40" decimals={0} size={24} />
          </WhyFigure>
        }
        note="Since 4 March"
      />
      <StatCard
        label="Rank"
        adornment={<RankStone rank="silver" size={40} />}
        chart={<Progress label="To Gold" value={34} thin tint="var(--rank-silver)" />}
        value="Silver"
        note="R$ 263.60 to Gold"
      />
      <StatCard label="Active Events" adornment={<Icon name="calendar-days" size="small" />} value="5" note="Next ends in 5 hours" />
    </section>
  );
}

function Activity() {
  return (
    <Card flush aria-labelledby="activity">
      <CardHead title="Recent Activity" id="activity">
        <Button variant="quiet" size="small" iconAfter="chevron-right">
          View all
        </Button>
      </CardHead>
      <Rows>
        <ActivityRow
          icon="coins"
          tone="accent"
          title="Offer completed"
          detail="BitLabs: Shopping habits, 12 min"
          amount="44.00"
          when="21 Nov, 14:20"
        />
        <ActivityRow icon="gamepad-2" title="Game winnings" detail="Bombs: 4 safe tiles" amount="13.60" when="21 Nov, 13:52" />
        <ActivityRow icon="gamepad-2" title="Game bet" detail="Bombs: 3 bombs" amount="-10.00" when="21 Nov, 13:51" />
        <ActivityRow
          icon="banknote-arrow-down"
          tone="warning"
          title="Withdrawal"
          detail='Gamepass "VIP Lounge", pending'
          amount="-250.00"
          when="20 Nov, 19:05"
        />
        <ActivityRow icon="gift" tone="accent" title="Promo code" detail="Code NOVEMBER25" amount="25.00" when="19 Nov, 16:40" />
      </Rows>
    </Card>
  );
}
