import { failureOf, messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, ErrorCard, Skeleton, Stack, Text, useToast } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { inboxApi } from './inbox-api.ts';
import { askBrowser, canPush, endInBrowser } from './push-browser.ts';

/** Push notifications of this device: nothing is asked before the member presses. */
export function PushCard() {
  const { data, error, isFetching, refetch } = inboxApi.useReadPushQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && error) {
    return (
      <ErrorCard
        as="h2"
        title={t('This device’s settings did not load')}
        onRetry={refetch}
        retrying={isFetching}
        requestId={requestIdOf(error)}
      >
        {messageOf(error)}
      </ErrorCard>
    );
  }
  return (
    <Card aria-labelledby="this-device" aria-busy={!data || undefined}>
      <CardHead id="this-device" title={t('This device')} />
      {data ? (
        <Stack gap={4}>
          <Choice publicKey={data.publicKey} isOn={data.isOn} />
        </Stack>
      ) : (
        <Skeleton height={96} />
      )}
    </Card>
  );
}

function Choice({ publicKey, isOn }: { publicKey: string | null; isOn: boolean }) {
  const { turnOn, turnOff, test, isBusy } = usePush();
  if (publicKey === null) return <Words>{t('This site sends no push notifications.')}</Words>;
  if (!canPush()) return <Words>{t('This browser can’t show push notifications.')}</Words>;
  if (isOn) {
    return (
      <>
        <Words>{t('Push notifications are on. They say how many notifications are new, never amounts or names.')}</Words>
        <Button wide icon="bell" onClick={test}>
          {t('Send a test')}
        </Button>
        <Button variant="quiet" wide busy={isBusy} onClick={turnOff}>
          {t('Turn off on this device')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Words>
        {t('Get a push notification when something new arrives. It says how many notifications are new, never amounts or names.')}
      </Words>
      <Button wide icon="bell" busy={isBusy} onClick={() => turnOn(publicKey)}>
        {t('Turn on push notifications')}
      </Button>
    </>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Text as="p" tone="muted">
      {children}
    </Text>
  );
}

function usePush() {
  const toast = useToast();
  const [keep] = inboxApi.useTurnPushOnMutation();
  const [end] = inboxApi.useTurnPushOffMutation();
  const [testPush] = inboxApi.useTestPushMutation();
  const { refetch } = inboxApi.useReadPushQuery();
  const [isBusy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  const turnOn = (publicKey: string) =>
    during(async () => {
      const asked = await askBrowser(publicKey);
      if (asked === 'refused') {
        toast({
          tone: 'info',
          title: t('Your browser doesn’t allow notifications'),
          description: t('Allow them for this site in its settings, then try again.'),
        });
      } else if (asked === 'failed') {
        toast({ tone: 'danger', title: t('Your browser couldn’t turn on push notifications'), description: t('Try again later.') });
      } else {
        const { error } = await keep(asked);
        if (error) toast({ tone: 'danger', title: t('Push notifications were not turned on'), ...failureOf(error) });
      }
    });
  const turnOff = () =>
    during(async () => {
      const { error } = await end();
      if (error) toast({ tone: 'danger', title: t('Push notifications were not turned off'), ...failureOf(error) });
      else await endInBrowser();
    });
  const test = async () => {
    const { data, error } = await testPush({});
    if (error) toast({ tone: 'danger', title: t('The test was not sent'), ...failureOf(error) });
    else if (data.isTaken) toast({ tone: 'info', title: t('A test is on its way'), description: t('It shows in a moment.') });
    else {
      toast({ tone: 'danger', title: t('The test did not arrive'), description: t('Turn push notifications off and on again.') });
      // Its push service may no longer know this device.
      void refetch();
    }
  };
  return { turnOn, turnOff, test, isBusy };
}
