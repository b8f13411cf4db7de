import { useState } from 'react';
import {
  BarChart,
  Button,
  Card,
  CardHead,
  Cluster,
  DonutChart,
  Grid,
  Icon,
  Money,
  OctagonRing,
  Progress,
  RankBadge,
  ranks,
  RankStone,
  SparkBars,
  StatCard,
  SumList,
  Text,
  WhyFigure,
  type Rank,
} from '../../src/index.ts';
import { activityDays, answer, shares } from '../examples.ts';
import { Section } from '../section.tsx';

export function Figures() {
  const [amount, setAmount] = useState('1284.60');
  const change = () => setAmount((before) => (before === '1284.60' ? '1328.60' : '1284.60'));
  return (
    <>
      <Section title="Stone, money, ranks" note="The emerald cut is the sign of R$. Every rank is one more cut.">
        <Cluster gap={8}>
          <Money amount={amount} decimals={0} size={48} mark live />
          <Money amount={amount} decimals={0} size={24} mark />
          <Money amount="12.50" size={16} signed />
          <Money amount="-250.00" size={16} signed />
          <Money amount="100.00" />
          <WhyFigure question="Why R$ 2,046.40?" answer={<SumList {...answer} />}>
            <Money amount="2046.40" />
          </WhyFigure>
          <Button onClick={change}>Change the balance</Button>
        </Cluster>
        <Cluster gap={8}>
          {(Object.keys(ranks) as Rank[]).map((rank) => (
            <Cluster key={rank} gap={2}>
              <RankStone rank={rank} size={48} />
              <RankBadge rank={rank} />
            </Cluster>
          ))}
        </Cluster>
      </Section>
      <Section title="Stats and progress">
        <Grid of={4}>
          <StatCard
            label="Total Earned"
            adornment={<Icon name="trending-up" size="small" />}
            chart={<SparkBars values={[18, 30, 26, 44, 38, 60, 52, 48, 72, 66, 84, 100]} />}
            value={<Money amount="2046.40" decimals={0} size={24} />}
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
        </Grid>
        <Grid of={3}>
          <Progress label="Participants" value={34} />
          <Progress label="Participants" value={100} closes />
          <Progress label="Challenge" value={100} />
          <Progress label="Waiting" value={60} thin />
        </Grid>
      </Section>
      <Charts />
    </>
  );
}

function Charts() {
  return (
    <Section title="Charts">
      <Card as="div">
        <CardHead title="Last 30 days">
          <Money amount="582.80" size={16} signed />
        </CardHead>
        <BarChart label="Earnings of the last 30 days" days={activityDays} />
      </Card>
      <Grid of={2}>
        <Card as="div">
          <CardHead title="Where it came from" />
          <DonutChart label="Shares of total earned" shares={shares}>
            <Text tone="muted" size={12}>
              Total Earned
            </Text>
            <Money amount="2046.40" decimals={0} size={20} />
          </DonutChart>
        </Card>
        <Card as="div">
          <CardHead title="Nothing earned" />
          <DonutChart label="Shares of total earned" shares={[]} />
        </Card>
        <Card as="div">
          <CardHead title="A ring alone" />
          <OctagonRing
            label="2 of 5 steps are done"
            thickness={12}
            parts={[
              { size: 2, color: 'var(--accent)' },
              { size: 3, color: 'var(--surface-3)' },
            ]}
          />
        </Card>
      </Grid>
    </Section>
  );
}
