import { failureOf, messageOf, requestIdOf, useMember } from '@facet/remote-kit';
import { Card, CardHead, ErrorCard, Skeleton, Switch, Text, useToast } from '@facet/ui';
import { useState } from 'react';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { shortName } from './short-name.ts';
import { socialApi } from './social.generated.ts';
import styles from './profile.module.css';

/** What other members see. Not there on a site without leaderboard and events, which alone show names. */
export function Privacy() {
  const isShown = useIsDeclared('/referrals');
  const { data, error, isFetching, refetch } = socialApi.useGetLeaderboardQuery(undefined, {
    skip: !isShown,
    refetchOnMountOrArgChange: true,
  });
  const { username } = useMember();
  if (!isShown) return null;
  if (!data && error) {
    return (
      <ErrorCard
        as="h2"
        title={t('Your privacy settings did not load')}
        onRetry={refetch}
        retrying={isFetching}
        requestId={requestIdOf(error)}
      >
        {messageOf(error)}
      </ErrorCard>
    );
  }
  const short = shortName(username);
  return (
    <Card aria-labelledby="privacy" aria-busy={!data || undefined}>
      <CardHead id="privacy" title={t('Privacy')} />
      <Text as="p" tone="muted">
        {t('Others see your name as {short}, unless you show all of it.', { short })}
      </Text>
      {data ? <FullName isOn={data.fullName} /> : <Skeleton height={44} />}
      <Text as="p" tone="muted" size={12}>
        {t('Where payouts are shown, your name is always shortened. Your referrer sees only their own share.')}
      </Text>
    </Card>
  );
}

function FullName({ isOn }: { isOn: boolean }) {
  const toast = useToast();
  const [setFullName] = socialApi.useSetFullNameMutation();
  // The answer is a moment late: until then the switch would go back.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const shown = chosen ?? isOn;
  const toggle = async () => {
    setChosen(!shown);
    const { error } = await setFullName({ fullName: !shown });
    if (!error) return;
    setChosen(shown);
    toast({ tone: 'danger', title: t('Your privacy settings were not saved'), ...failureOf(error) });
  };
  return (
    <Switch
      label={t('Show my full name on the leaderboard and in events')}
      checked={shown}
      onChange={() => void toggle()}
      className={styles.choice}
    />
  );
}
