import { Link } from '@facet/remote-kit';
import { Button, Card, CardHead, Columns, Icon, PageHeader, Stack, Timeline } from '@facet/ui';
import { useReducer, useState } from 'react';
import { useReadStatementSummaryQuery } from '../api/wallet-api.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { WithdrawalHistory } from '../history/withdrawal-history.tsx';
import { t } from '../texts.ts';
import { useNewTransaction } from '../use-new-transaction.ts';
import { useAskAgain } from './use-ask-again.ts';
import { useStart } from './use-start.ts';
import { usePlatformTerms } from './what-arrives.ts';
import { nextState, START } from './wizard-state.ts';
import { Wizard } from './wizard.tsx';

/** /withdraw */
export function Component() {
  const [state, dispatch] = useReducer(nextState, START);
  const start = useStart();
  const summary = useReadStatementSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  useNewTransaction(summary.refetch);
  // The steps are drawn with what stands above and below them: it would push them about, or be pushed. The wizard
  // stays: it holds the request.
  const isOpening = state.step === 'again' && (summary.isLoading || (!start.data && start.isAsked));
  const [askedAgain, setAskedAgain] = useState(0);
  const askAgain = useAskAgain((event) => {
    dispatch(event);
    setAskedAgain((times) => times + 1);
  });
  return (
    <Stack gap={6}>
      <PageHeader title={t('Withdraw')} aside={<StatementLink />}>
        {t('We buy one of your gamepasses. You see what you’ll receive before you confirm. Processing takes 1-3 business days.')}
      </PageHeader>
      <Columns>
        <Wizard
          state={state}
          dispatch={dispatch}
          askedAgain={askedAgain}
          start={start}
          isOpening={isOpening}
          notice={<DebtNotice debt={summary.data?.debt} />}
        />
        {!isOpening && (
          <Card aria-labelledby="what-happens-next">
            <CardHead id="what-happens-next" title={t('What happens next')} />
            <WhatHappensNext />
          </Card>
        )}
      </Columns>
      <WithdrawalHistory onAskAgain={askAgain} />
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

function WhatHappensNext() {
  const { pendingDays } = usePlatformTerms();
  return (
    <Timeline
      items={[
        { title: t('Reserved'), detail: t('The amount leaves your balance right away.'), state: 'reached' },
        { title: t('Checked'), detail: t('We check your group, the owner and the price.') },
        { title: t('Bought'), detail: t('We buy the gamepass, usually within 1-3 business days.') },
        {
          title: t('Pending on the platform'),
          detail: t('The platform holds what you receive for about {days, plural, one {# day} other {# days}}.', { days: pendingDays }),
        },
        { title: t('Or returned'), detail: t('If anything fails, the whole amount comes back.'), state: 'alternative' },
      ]}
    />
  );
}
