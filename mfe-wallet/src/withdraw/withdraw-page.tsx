import { Link } from '@facet/remote-kit';
import { Button, Card, CardHead, Columns, Icon, PageHeader, Stack, Timeline } from '@facet/ui';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { WithdrawalHistory } from '../history/withdrawal-history.tsx';
import { Wizard } from './wizard.tsx';

const NEXT = [
  { title: 'Reserved', detail: 'The amount leaves your balance at once.', state: 'reached' },
  { title: 'Checked', detail: 'Group, ownership and price, by us.' },
  { title: 'Bought', detail: 'The game platform pays you, 1-3 business days.' },
  { title: 'Or returned', detail: 'If it fails, the whole amount comes back.', state: 'alternative' },
] as const;

/** /withdraw */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title="Withdraw" aside={<StatementLink />}>
        We buy a gamepass of yours. The amount is its price. Processing takes 1-3 business days.
      </PageHeader>
      <DebtNotice />
      <Columns>
        <Wizard />
        <Card aria-labelledby="what-happens-next">
          <CardHead id="what-happens-next" title="What happens next" />
          <Timeline items={NEXT} />
        </Card>
      </Columns>
      <WithdrawalHistory />
    </Stack>
  );
}

function StatementLink() {
  return (
    <Button asChild variant="quiet">
      <Link to="/withdraw/statement">
        <Icon name="scroll-text" size="small" /> Statement
      </Link>
    </Button>
  );
}
