import { useState } from 'react';
import { requestIdOf, sessionApi } from '@facet/remote-kit';
import { Button, Dialog, ErrorCard, Notice, NumberedList, Text } from '@facet/ui';
import type { GroupStep } from '../shell-api.ts';
import { t } from '../texts.ts';
import { RushNotice } from './rush-notice.tsx';
import { StillWorking } from './still-working.tsx';
import type { SignIn } from './use-sign-in.ts';

/** Asks a new member to join the operator's group; finishing waits until its page was opened. */
export function GroupDialog({ signIn, applicant }: { signIn: SignIn; applicant: GroupStep }) {
  const [wasClicked, setWasClicked] = useState(false);
  const settings = sessionApi.useGetPublicSettingsQuery();
  const link = settings.data?.roblox_group_link;

  function openGroup(): void {
    window.open(link, '_blank', 'noopener,noreferrer');
    setWasClicked(true);
  }

  const finish = (
    <Button
      key="finish"
      size="large"
      variant={wasClicked ? 'primary' : 'default'}
      disabled={!wasClicked || (signIn.rush?.secondsLeft ?? 0) > 0}
      busy={signIn.busy}
      onClick={() => signIn.completeRegistration(wasClicked)}
    >
      {t('Finish Registration')}
    </Button>
  );
  const open = (
    <Button
      key="open"
      size="large"
      variant={wasClicked ? 'default' : 'primary'}
      icon="external-link"
      busy={settings.isLoading}
      disabled={!link && !settings.isLoading}
      onClick={openGroup}
    >
      {t('Open Roblox Group')}
    </Button>
  );

  return (
    <Dialog
      open
      onOpenChange={signIn.startOver}
      title={t('Join our group first')}
      description={t('We only pay out to members of our Roblox group, so your account needs to be in it.')}
      actions={wasClicked ? [finish, open] : [open, finish]}
    >
      <NumberedList
        items={[
          { title: t('Open the group and press Join'), detail: t('It opens in a new tab.'), done: wasClicked },
          {
            title: t('Come back and finish'),
            detail: t('We check that {username} is in the group when you withdraw.', { username: applicant.username }),
          },
        ]}
      />
      {!link && !settings.isLoading && (
        <MissingLink onRetry={settings.refetch} retrying={settings.isFetching} requestId={requestIdOf(settings.error)} />
      )}
      {signIn.rush && <RushNotice rush={signIn.rush} />}
      {signIn.error ? (
        <Notice tone="danger" title={signIn.error.description} requestId={signIn.error.requestId} />
      ) : (
        !wasClicked && (
          <Text as="p" tone="muted" size={12}>
            {t('Please click the group link and join our Roblox group first.')}
          </Text>
        )
      )}
      <StillWorking busy={signIn.busy} />
    </Dialog>
  );
}

function MissingLink(retry: { onRetry: () => unknown; retrying: boolean; requestId: string | null }) {
  return (
    <ErrorCard title={t('The link to the group did not load')} {...retry}>
      {t('Registration can’t be finished without it.')}
    </ErrorCard>
  );
}
