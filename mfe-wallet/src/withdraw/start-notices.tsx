import { Notice } from '@facet/ui';
import { t } from '../texts.ts';
import { GroupNotice } from './group-notice.tsx';
import { stateOf, type Opening } from './use-start.ts';

/** What stands in the way of any withdrawal, before anything is chosen; a debt has its own notice. */
export function StartNotices({ opening }: { opening: Opening }) {
  const payouts = stateOf(opening.data, 'payouts');
  return (
    <>
      {opening.isOfNone && (
        <Notice tone="warning" title={t('We can’t find that withdrawal')}>
          {t('It may be another account’s, or still on its way. You can choose a gamepass here.')}
        </Notice>
      )}
      <GroupNotice opening={opening} />
      {payouts === 'failed' && (
        <Notice tone="warning" title={t('Withdrawals are paused')}>
          {t('We can’t buy gamepasses right now. Nothing is taken from your balance; please come back later.')}
        </Notice>
      )}
      {payouts === 'waits' && (
        <Notice tone="info" title={t('Payouts are taking longer right now')}>
          {t('You can ask for a withdrawal. We buy it as soon as our checks are done, and you can cancel it until then.')}
        </Notice>
      )}
    </>
  );
}
