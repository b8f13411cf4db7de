import { Link } from '@facet/remote-kit';
import { Button, Card, CardHead, Columns, Icon, PageHeader, Stack, Timeline } from '@facet/ui';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { WithdrawalHistory } from '../history/withdrawal-history.tsx';
import { t } from '../texts.ts';
import { Wizard } from './wizard.tsx';

/** /withdraw */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title={t('Withdraw')} aside={<StatementLink />}>
        {t('We buy a gamepass of yours. The amount is its price. Processing takes 1-3 business days.')}
      </PageHeader>
      <DebtNotice />
      <Columns>
        <Wizard />
        <Card aria-labelledby="what-happens-next">
          <CardHead id="what-happens-next" title={t('What happens next')} />
          <Timeline items={next()} />
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
        <Icon name="scroll-text" size="small" /> {t('Statement')}
      </Link>
    </Button>
  );
}

function next() {
  return [
    { title: t('Reserved'), detail: t('The amount leaves your balance at once.'), state: 'reached' },
    { title: t('Checked'), detail: t('Group, ownership and price, by us.') },
    { title: t('Bought'), detail: t('The game platform pays you, 1-3 business days.') },
    { title: t('Or returned'), detail: t('If it fails, the whole amount comes back.'), state: 'alternative' },
  ] as const;
}
