import { failureOf, isRequestError, messageOf, requestIdOf, useMember } from '@facet/remote-kit';
import { Card, CardHead, ErrorCard, Skeleton, Switch, Text, useToast } from '@facet/ui';
import { useState } from 'react';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { shortName } from './short-name.ts';
import { socialApi } from './social.generated.ts';
import { walletApi } from './wallet.generated.ts';
import styles from './profile.module.css';

/** What other members see. Not there on a site where nothing of anybody is shown. */
export function Privacy() {
  const [hasNames, hasPayouts] = [useIsDeclared('/referrals'), useIsDeclared('/withdraw')];
  const names = socialApi.useGetLeaderboardQuery(undefined, { skip: !hasNames, refetchOnMountOrArgChange: true });
  const payouts = walletApi.useReadPayoutPrivacyQuery(undefined, { skip: !hasPayouts, refetchOnMountOrArgChange: true });
  const { username } = useMember();
  if (!hasNames && !hasPayouts) return null;
  // A wallet of before knows nothing of it.
  const isOlderWallet = isRequestError(payouts.error) && payouts.error.kind === 'refused' && payouts.error.status === 404;
  const failed = names.error && !names.data ? names : payouts.error && !payouts.data && !isOlderWallet ? payouts : undefined;
  if (failed) {
    return (
      <ErrorCard
        as="h2"
        title={t('Your privacy settings did not load')}
        onRetry={failed.refetch}
        retrying={failed.isFetching}
        requestId={requestIdOf(failed.error)}
      >
        {messageOf(failed.error)}
      </ErrorCard>
    );
  }
  return (
    <Card aria-labelledby="privacy" aria-busy={(hasNames && !names.data) || undefined}>
      <CardHead id="privacy" title={t('Privacy')} />
      <Text as="p" tone="muted">
        {t('Others see your name as {short}, unless you show all of it.', { short: shortName(username) })}
      </Text>
      <div className={styles.choices}>
        {hasNames && <FullName isOn={names.data?.fullName} />}
        {hasPayouts && !isOlderWallet && <Payouts isOn={payouts.data?.shown} />}
      </div>
      <Text as="p" tone="muted" size={12}>
        {t('Whoever invited you sees only their own share.')}
      </Text>
    </Card>
  );
}

function FullName({ isOn }: { isOn: boolean | undefined }) {
  const [setFullName] = socialApi.useSetFullNameMutation();
  return (
    <PrivacySwitch
      title={t('Show my full name')}
      detail={t('On the leaderboard and in events')}
      isOn={isOn}
      save={(fullName) => setFullName({ fullName })}
    />
  );
}

function Payouts({ isOn }: { isOn: boolean | undefined }) {
  const [setPayoutPrivacy] = walletApi.useSetPayoutPrivacyMutation();
  return (
    <PrivacySwitch
      title={t('Show my payouts to others')}
      detail={t('With the amount and your shortened name')}
      isOn={isOn}
      save={(shown) => setPayoutPrivacy({ shown })}
    />
  );
}

interface PrivacySwitchProps {
  title: string;
  detail: string;
  /** Undefined: not known yet. */
  isOn: boolean | undefined;
  save: (isOn: boolean) => Promise<{ error?: unknown }>;
}

function PrivacySwitch({ title, detail, isOn, save }: PrivacySwitchProps) {
  const toast = useToast();
  // The answer is a moment late: until then the switch would go back.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (isOn === undefined) return <Skeleton height={44} />;
  const shown = chosen ?? isOn;
  const toggle = async () => {
    setChosen(!shown);
    const { error } = await save(!shown);
    if (!error) return;
    setChosen(shown);
    toast({ tone: 'danger', title: t('Your privacy settings were not saved'), ...failureOf(error) });
  };
  return (
    <Switch
      label={
        <span>
          <Text as="div" tone="strong">
            {title}
          </Text>
          <Text as="div" tone="muted">
            {detail}
          </Text>
        </span>
      }
      checked={shown}
      onChange={() => void toggle()}
      className={styles.choice}
    />
  );
}
