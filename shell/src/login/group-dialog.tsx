import { useState } from 'react';
import { sessionApi } from '@facet/remote-kit';
import { Button, Dialog, ErrorCard, Notice, NumberedList, Text } from '@facet/ui';
import type { GroupStep } from '../shell-api.ts';
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
      disabled={!wasClicked}
      busy={signIn.busy}
      onClick={() => signIn.completeRegistration(wasClicked)}
    >
      Finish Registration
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
      Open Roblox Group
    </Button>
  );

  return (
    <Dialog
      open
      onOpenChange={signIn.startOver}
      title="Join our group first"
      description="Withdrawals are paid to members of our Roblox group, so your account needs to be in it."
      actions={wasClicked ? [finish, open] : [open, finish]}
    >
      <NumberedList
        items={[
          { title: 'Open the group and press Join', detail: 'It opens in a new tab.', done: wasClicked },
          { title: 'Come back and finish', detail: `We check the membership as ${applicant.username}.` },
        ]}
      />
      {!link && !settings.isLoading && (
        <ErrorCard title="The group's link did not load" onRetry={settings.refetch} retrying={settings.isFetching}>
          Without it the registration cannot be finished.
        </ErrorCard>
      )}
      {signIn.error ? (
        <Notice tone="danger" title={signIn.error} />
      ) : (
        !wasClicked && (
          <Text as="p" tone="muted" size={12}>
            Please click the group link and join our Roblox group first.
          </Text>
        )
      )}
    </Dialog>
  );
}
