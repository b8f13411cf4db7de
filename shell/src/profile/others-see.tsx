import { useMember } from '@facet/remote-kit';
import { Button, Dialog, Row, Rows, Skeleton } from '@facet/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { shortName } from './short-name.ts';
import { socialApi } from './social.generated.ts';
import { walletApi } from './wallet.generated.ts';

/** Where others meet the member's name and what they read beside it, in the member's own example. */
export function OthersSee() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="eye" onClick={() => setOpen(true)}>
        {t('What others see')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('What others see')}
        actions={
          <Button asChild>
            <Link to="/me?part=settings" onClick={() => setOpen(false)}>
              {t('Change your privacy')}
            </Link>
          </Button>
        }
      >
        <Places />
      </Dialog>
    </>
  );
}

function Places() {
  const { username } = useMember();
  const [hasPayouts, hasFriends, hasEvents] = [useIsDeclared('/withdraw'), useIsDeclared('/referrals'), useIsDeclared('/events')];
  const { data, error } = socialApi.useGetLeaderboardQuery(undefined, { skip: !hasFriends, refetchOnMountOrArgChange: true });
  const { data: payouts } = walletApi.useReadPayoutPrivacyQuery(undefined, { skip: !hasPayouts, refetchOnMountOrArgChange: true });
  const short = shortName(username);
  const chosen = data ? nameIn(data) : error ? t('Not known right now') : <Skeleton width="6rem" height="1rem" />;
  return (
    <Rows>
      {hasFriends && (
        <Row
          wraps
          title={t('On the leaderboard')}
          detail={t('What you earned this week, when you are among the first')}
          trailing={chosen}
        />
      )}
      {hasFriends && hasEvents && <Row wraps title={t('In events')} detail={t('That you joined, and what you won')} trailing={chosen} />}
      {hasPayouts && (
        <Row
          wraps
          title={t('Where payouts are shown')}
          detail={t('How much you withdrew, and when')}
          trailing={payouts?.shown === false ? t('Not shown') : short}
        />
      )}
      {hasFriends && (
        <Row wraps title={t('Who invited you')} detail={t('Each share they receive: a percentage of what you earn')} trailing={short} />
      )}
      <Row wraps title={t('Never shown')} detail={t('Your balance, your statement, your games and your devices')} />
    </Rows>
  );

  function nameIn({ fullName }: { fullName: boolean }): string {
    return fullName ? username : short;
  }
}
