import { useState } from 'react';
import {
  AlertDialog,
  Avatar,
  Badge,
  Bomb,
  Button,
  Card,
  Cluster,
  Dialog,
  Drawer,
  EmptyState,
  ErrorCard,
  InPlaceOf,
  FaceDown,
  Gem,
  Grid,
  HeroStone,
  Notice,
  NotFoundDrawing,
  OfferArt,
  NumberedList,
  Panel,
  OutlineStone,
  RequestId,
  Sheet,
  Skeleton,
  SkeletonCard,
  SkeletonRows,
  Stack,
  Stone,
  Text,
  UncutStone,
  useToast,
} from '../../src/index.ts';
import { Section } from '../section.tsx';

const offers = [
  { id: '0', kind: 'survey', title: null, wall: 'a' },
  { id: '1', kind: 'survey', title: null, wall: 'b' },
  { id: '2', kind: 'app', title: null, wall: 'c' },
  { id: '3', kind: 'video', title: null, wall: 'd' },
  { id: '4', kind: 'signup', title: null, wall: 'a' },
  { id: '5', kind: 'other', title: null, wall: 'b' },
  { id: '6', kind: 'game', title: 'Drift Avenue', wall: 'c' },
  { id: '7', kind: 'game', title: 'Pocket Farm', wall: 'd' },
] as const;
const tones = ['default', 'accent', 'warning', 'danger', 'info'] as const;

export function Messages() {
  const toast = useToast();
  return (
    <>
      <Section title="Notices and toasts" note="One toast at a time, 5 s, swipe right.">
        <Grid of={2}>
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title="Amount Too Low">
              Minimum withdrawal amount is 100 Robux.
            </Notice>
          ))}
        </Grid>
        <Cluster>
          <Button onClick={() => toast({ title: 'Promo Code Redeemed!', description: 'You earned 25 Robux!' })}>Success toast</Button>
          <Button onClick={() => toast({ tone: 'danger', title: 'Withdrawal Failed', description: 'The gamepass price had changed.' })}>
            Danger toast
          </Button>
          <Button onClick={() => toast({ tone: 'info', title: 'Coming Soon', description: 'Coin Flip will be available soon.' })}>
            Info toast
          </Button>
        </Cluster>
      </Section>
      <Dialogs />
      <Section title="Skeleton, empty, failed" note="Same size as what comes.">
        <Grid of={3}>
          <SkeletonCard />
          <Card as="div">
            <EmptyState title="No recent activity" action={<Button>Earn Robux</Button>}>
              Your first credit shows here, with its reason.
            </EmptyState>
          </Card>
          <Stack>
            <ErrorCard
              icon="unplug"
              title="Games did not load"
              detail="mfe-games 1.4.2"
              onRetry={() => new Promise((done) => setTimeout(done, 1500))}
            >
              Everything else works.
            </ErrorCard>
            <ErrorCard title="Failed to fetch gamepasses" onRetry={() => {}} retrying>
              503: Service Unavailable
            </ErrorCard>
            <RequestId id="4bf92f3577b34da6a3ce929d0e0e4736" />
          </Stack>
        </Grid>
        <WaitedFor />
        <Skeleton width="40%" height={14} />
        <Card as="div">
          <EmptyState drawing={<NotFoundDrawing />} title="404 Page Not Found" action={<Button variant="primary">Go to Dashboard</Button>}>
            The address may be old, or typed with a slip.
          </EmptyState>
        </Card>
      </Section>
      <Drawings />
    </>
  );
}

const head = { leading: <Avatar name="tundra_vex" tinted />, marks: <Badge>Active</Badge> };

function Drawings() {
  return (
    <Section title="Drawings">
      <Cluster gap={6}>
        <Stone size={64} />
        <Gem />
        <Bomb />
        <FaceDown />
        <UncutStone />
        <OutlineStone size={120} />
        <HeroStone size={120} />
      </Cluster>
      <Cluster gap={6}>
        {offers.map(({ wall, ...offer }) => (
          <OfferArt key={offer.id} small offer={offer} wall={wall} />
        ))}
      </Cluster>
      <OfferArt offer={{ id: '1', kind: 'game', title: 'Castle Keepers' }} wall="d" />
    </Section>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'sheet' | 'drawer' | 'panel' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Dialogs">
      <Cluster>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('alert')}>Open alert</Button>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
        <Panel
          isOpen={open === 'panel'}
          onClose={close}
          opener={<Button onClick={() => setOpen(open === 'panel' ? null : 'panel')}>Open panel</Button>}
          title="Notifications"
          foot={<Button wide>See all notifications</Button>}
        >
          <SkeletonRows count={6} />
        </Panel>
      </Cluster>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Join our group first"
        description="Withdrawals are paid to members of our Roblox group, so your account needs to be in it."
        actions={
          <>
            <Button variant="primary" size="large" icon="external-link">
              Open Roblox Group
            </Button>
            <Button size="large" disabled>
              Finish Registration
            </Button>
          </>
        }
      >
        <NumberedList
          items={[
            { title: 'Open the group and press Join', detail: 'It opens in a new tab.' },
            { title: 'Come back and finish', detail: 'We check the membership as nova_builder.' },
          ]}
        />
        <Text as="p" tone="muted" size={12}>
          Please click the group link and join our Roblox group first.
        </Text>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        onOpenChange={close}
        title="Withdraw R$ 250?"
        description="The amount leaves your balance at once. Processing takes 1-3 business days."
        confirmLabel="Withdraw R$ 250"
        onConfirm={close}
      />
      <Sheet open={open === 'sheet'} onOpenChange={close} label="Menu">
        Navigation
      </Sheet>
      {open === 'drawer' && (
        <Drawer onClose={close} title="tundra_vex" {...head} actions={<Button size="small">Adjust balance…</Button>}>
          One thing of a list in full.
        </Drawer>
      )}
    </Section>
  );
}

function WaitedFor() {
  return (
    <Card as="div" flush>
      <SkeletonRows />
      <InPlaceOf skeleton={<SkeletonRows count={4} />}>
        <ErrorCard title="Recent Activity did not load" onRetry={() => {}}>
          The wallet does not answer right now. Please try again.
        </ErrorCard>
      </InPlaceOf>
    </Card>
  );
}
