import {
  ActivityRow,
  Badge,
  Button,
  Card,
  CardHead,
  Cluster,
  CutCard,
  Disclosure,
  Grid,
  Money,
  NumberedList,
  RangeScale,
  Rows,
  Stack,
  StatusBadge,
  Stepper,
  Table,
  Tabs,
  Text,
  Timeline,
  WallMark,
  type Wall,
} from '../../src/index.ts';
import { Section } from '../section.tsx';

const walls: Array<[Wall, number, number]> = [
  ['a', 5, 500],
  ['b', 10, 800],
  ['c', 20, 2000],
  ['d', 10, 1000],
];

const withdrawals = [
  { id: '1', name: 'VIP Lounge', when: '20 Nov, 19:05', status: 'pending', amount: '250.00' },
  { id: '2', name: 'Double Jump', when: '2 Nov, 18:21', status: 'completed', amount: '100.00' },
  { id: '3', name: 'Starter Pack', when: '11 Oct, 20:47', status: 'failed', amount: '400.00' },
];

export function Content() {
  return (
    <>
      <Badges />
      <Section title="Cards and rows">
        <Grid of={4}>
          <Card as="div">Card</Card>
          <Card as="div" tone="quiet">
            Quiet card
          </Card>
          <Card as="div" tone="accent">
            Accent card
          </Card>
          <CutCard>Cut card</CutCard>
        </Grid>
        <Card as="div" flush>
          <CardHead title="Recent Activity">
            <Button variant="quiet" size="small" iconAfter="chevron-right">
              View all
            </Button>
          </CardHead>
          <Rows>
            <ActivityRow
              icon="coins"
              tone="accent"
              title="Offer completed"
              detail="BitLabs: Shopping habits"
              amount="44.00"
              when="21 Nov, 14:20"
            />
            <ActivityRow icon="gamepad-2" title="Game bet" detail="Bombs: 3 bombs" amount="-10.00" when="21 Nov, 13:51" />
            <ActivityRow
              icon="banknote-arrow-down"
              tone="warning"
              title="Withdrawal"
              detail="Gamepass VIP Lounge"
              amount="-250.00"
              when="20 Nov"
            />
          </Rows>
        </Card>
      </Section>
      <Lists />
      <Walls />
    </>
  );
}

function Lists() {
  const columns = [
    { header: 'Gamepass', cell: (entry: (typeof withdrawals)[number]) => <Text tone="strong">{entry.name}</Text> },
    { header: 'Requested', cell: (entry: (typeof withdrawals)[number]) => <Text tone="muted">{entry.when}</Text> },
    { header: 'Status', cell: (entry: (typeof withdrawals)[number]) => <StatusBadge status={entry.status} /> },
    { header: 'Amount', numeric: true, cell: (entry: (typeof withdrawals)[number]) => <Money amount={entry.amount} /> },
  ];
  return (
    <Section title="Tables and lists">
      <Card as="div" flush>
        <CardHead title="Withdrawal History" />
        <Table label="Withdrawal History" columns={columns} rows={withdrawals} rowKey={(entry) => entry.id} stacks />
      </Card>
      <Grid of={2}>
        <NumberedList
          items={[
            { title: 'Open the group and press Join', detail: 'It opens in a new tab.', done: true },
            { title: 'Come back and finish', detail: 'We check the membership as nova_builder.' },
          ]}
        />
        <Timeline
          items={[
            { title: 'Reserved', when: '21 Nov, 14:32', detail: 'R$ 250 left your balance.', state: 'reached' },
            { title: 'Checked', when: 'in progress', detail: 'Group, ownership and price, by us.', state: 'current' },
            { title: 'Bought', detail: 'Usually within 1-3 business days.' },
            { title: 'Refused', when: '22 Nov, 09:10', detail: 'Its price changed.', state: 'failed' },
            { title: 'Or returned', detail: 'If it fails, the whole amount comes back.', state: 'alternative' },
          ]}
        />
      </Grid>
      <Tabs
        label="Admin"
        items={[
          { value: 'users', label: 'Users', content: 'Users' },
          { value: 'withdrawals', label: 'Withdrawals', content: 'Withdrawals' },
          { value: 'locked', label: 'Locked', content: 'Locked', disabled: true },
        ]}
      />
      <Disclosure title="How do I withdraw?">Choose one of your own experiences and one of its gamepasses.</Disclosure>
    </Section>
  );
}

function Badges() {
  return (
    <Section title="Badges and steps" note="Colour never alone: a word or a sign beside it.">
      <Cluster>
        <Badge>Coming Soon</Badge>
        <Badge tone="info" icon="info">
          Test
        </Badge>
        <Badge tone="outline">moderator</Badge>
        <StatusBadge status="completed" />
        <StatusBadge status="pending" />
        <StatusBadge status="failed" />
      </Cluster>
      <Stepper steps={['Validate account', 'Choose experience', 'Confirm gamepass']} current={1} />
    </Section>
  );
}

function Walls() {
  return (
    <Section title="Walls" note="Four tints, one scale: the lit bars are the range.">
      <Grid of={4}>
        {walls.map(([wall, from, to]) => (
          <Card as="article" key={wall} aria-label={`Wall ${wall}`}>
            <Stack gap={5}>
              <WallMark wall={wall} />
              <Text tone="strong" size={20} bold figures>
                {from}-{to}
              </Text>
              <RangeScale wall={wall} from={from} to={to} />
              <Button>Open</Button>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
