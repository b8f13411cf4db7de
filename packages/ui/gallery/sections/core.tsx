import { useState } from 'react';
import {
  AlertDialog,
  Badge,
  Button,
  Card,
  CardHead,
  Cluster,
  CutCard,
  Dialog,
  EmptyState,
  ErrorCard,
  Grid,
  IconButton,
  Money,
  Notice,
  RankBadge,
  RankStone,
  Sheet,
  Skeleton,
  SkeletonRows,
  Stack,
  StatusBadge,
  Stepper,
  SumList,
  TextField,
  Tooltip,
  useToast,
  WhyFigure,
  ranks,
  type Rank,
} from '../../src/index.ts';
import { Section, State } from '../section.tsx';

export function CoreSections() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'sheet' | null>(null);
  const [amount, setAmount] = useState('1284.99');
  const toast = useToast();
  return (
    <>
      <Section title="Stone, money, ranks">
        <Cluster gap={8}>
          <Money amount={amount} decimals={0} size={48} mark live />
          <Money amount="1284.00" decimals={0} size={24} mark />
          <Money amount="12.50" size={16} signed />
          <Money amount="-250.00" size={16} signed />
          <WhyFigure
            question="Why R$ 1,284?"
            answer={
              <SumList
                lines={[
                  { label: 'Earned', value: '+2,046.40', gain: true },
                  { label: 'Bets', value: '−118.00' },
                ]}
                total={{ label: 'Current Balance', value: '1,284.00' }}
              />
            }
          >
            <Money amount="2046.40" />
          </WhyFigure>
          <Button onClick={() => setAmount((a) => (a === '1284.99' ? '1340.00' : '1284.99'))}>Change</Button>
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
      <Section title="Buttons">
        {(['primary', 'default', 'quiet', 'danger'] as const).map((variant) => (
          <Cluster key={variant} gap={4}>
            <State name="Rest">
              <Button variant={variant}>Redeem code</Button>
            </State>
            <State name="Working">
              <Button variant={variant} busy>
                Redeem code
              </Button>
            </State>
            <State name="Disabled">
              <Button variant={variant} disabled>
                Redeem code
              </Button>
            </State>
            <State name="Icon">
              <Button variant={variant} icon="external-link">
                Redeem code
              </Button>
            </State>
          </Cluster>
        ))}
        <Cluster>
          <Button variant="primary" size="large">
            Cash out R$ 13.60
          </Button>
          <Button size="small">Small</Button>
          <Tooltip text="Copy link">
            <IconButton icon="ellipsis" label="More" variant="default" />
          </Tooltip>
          <Button asChild icon="external-link">
            <a href="#main">Link</a>
          </Button>
        </Cluster>
      </Section>
      <Section title="Fields">
        <Grid of={3}>
          <TextField label="Rest" placeholder="Your game username" hint="3 to 20 letters, digits or _" />
          <TextField label="Error" defaultValue="ghost_42" error="Please enter a username" />
          <TextField label="Disabled" defaultValue="10.00" disabled hint="Locked while playing" />
          <TextField label="Code" defaultValue="november25" code />
        </Grid>
      </Section>
      <Section title="Badges, steps">
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
      <Section title="Cards">
        <Grid of={3}>
          <Card as="div">Card</Card>
          <Card as="div" tone="quiet">
            Quiet
          </Card>
          <Card as="div" tone="accent">
            Accent
          </Card>
        </Grid>
        <CutCard>Cut corners</CutCard>
        <Card as="div" flush>
          <CardHead title="Recent Activity">
            <Button variant="quiet" size="small" iconAfter="chevron-right">
              View all
            </Button>
          </CardHead>
          <SkeletonRows />
        </Card>
      </Section>
      <Section title="Notices, toasts">
        <Grid of={2}>
          {(['default', 'accent', 'warning', 'danger', 'info'] as const).map((tone) => (
            <Notice key={tone} tone={tone} title="Neutral">
              One line that says what to do.
            </Notice>
          ))}
        </Grid>
        <Cluster>
          <Button onClick={() => toast({ title: 'Promo Code Redeemed!', description: 'You earned 25 Robux!' })}>Toast</Button>
          <Button onClick={() => toast({ tone: 'danger', title: 'Withdrawal Failed', description: 'The gamepass price had changed.' })}>
            Danger toast
          </Button>
        </Cluster>
      </Section>
      <Section title="Dialogs">
        <Cluster>
          <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
          <Button onClick={() => setOpen('alert')}>Open alert</Button>
          <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        </Cluster>
        <Dialog
          open={open === 'dialog'}
          onOpenChange={() => setOpen(null)}
          title="Join our group first"
          description="Your account needs to be in it."
          actions={
            <>
              <Button variant="primary" size="large">
                Open Roblox Group
              </Button>
              <Button size="large" disabled>
                Finish Registration
              </Button>
            </>
          }
        />
        <AlertDialog
          open={open === 'alert'}
          onOpenChange={() => setOpen(null)}
          title="Withdraw R$ 250?"
          description="Processing takes 1-3 business days."
          confirmLabel="Withdraw R$ 250"
          onConfirm={() => setOpen(null)}
        />
        <Sheet open={open === 'sheet'} onOpenChange={() => setOpen(null)} label="Menu">
          Navigation
        </Sheet>
      </Section>
      <Section title="Skeleton, empty, failed">
        <Grid of={3}>
          <Card as="div">
            <Stack>
              <Skeleton width="60%" height={14} />
              <Skeleton width="80%" height={32} />
              <Skeleton width="40%" height={12} />
            </Stack>
          </Card>
          <Card as="div">
            <EmptyState title="No recent activity" action={<Button>Earn Robux</Button>}>
              Your first credit shows here.
            </EmptyState>
          </Card>
          <ErrorCard
            icon="unplug"
            title="Games did not load"
            detail="mfe-games 1.4.2"
            onRetry={() => new Promise((done) => setTimeout(done, 1000))}
          >
            Everything else works.
          </ErrorCard>
        </Grid>
      </Section>
    </>
  );
}
