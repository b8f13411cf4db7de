import { Link } from '@facet/remote-kit';
import { Button, Columns, Icon, PageHeader, Stack } from '@facet/ui';
import { useReducer, useState } from 'react';
import { useReadStatementSummaryQuery } from '../api/wallet-api.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { WithdrawalHistory } from '../history/withdrawal-history.tsx';
import { t } from '../texts.ts';
import { useNewTransaction } from '../use-new-transaction.ts';
import { useAskAgain } from './use-ask-again.ts';
import { useChosenPrice } from './use-chosen-price.ts';
import { useStart } from './use-start.ts';
import { useWithdraw } from './use-withdraw.ts';
import { WhatHappensNext } from './what-happens-next.tsx';
import { nextState, START } from './wizard-state.ts';
import { Wizard } from './wizard.tsx';

/** /withdraw */
export function Component() {
  const [state, dispatch] = useReducer(nextState, START);
  const start = useStart();
  const withdrawing = useWithdraw({
    onWithdrawn: (withdrawal) => dispatch({ type: 'withdrawn', withdrawal }),
    onRefused: start.checkAgain,
  });
  const price = useChosenPrice(state, start.data, withdrawing.undecided);
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
          withdrawing={withdrawing}
          isOpening={isOpening}
          notice={<DebtNotice debt={summary.data?.debt} />}
        />
        {!isOpening && <WhatHappensNext price={price} isSent={state.step === 'sent'} />}
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
