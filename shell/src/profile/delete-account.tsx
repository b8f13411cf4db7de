import { failureOf, isRequestError, useMember } from '@facet/remote-kit';
import { AlertDialog, Button, formatAmount, hundredthsOf, Notice, SumList, useToast } from '@facet/ui';
import { useState } from 'react';
import { forgetMember, tellOtherTabs } from '../app/session-end.ts';
import { t } from '../texts.ts';
import { identityApi } from './identity.generated.ts';
import { ProveDevice } from './prove-device.tsx';

/** The way out: says what goes and what stays, and asks for a proof that is minutes old. */
export function DeleteAccount() {
  const toast = useToast();
  const { balance } = useMember();
  const [deleteAccount, { isLoading }] = identityApi.useDeleteAccountMutation();
  const [asked, setAsked] = useState<'nothing' | 'question' | 'proof'>('nothing');
  const close = () => setAsked('nothing');
  const confirm = async () => {
    const { error } = await deleteAccount();
    if (isRequestError(error) && error.kind === 'refused' && error.code === 'fresh_proof_needed') return setAsked('proof');
    if (error) return toast({ tone: 'danger', title: t('Your account was not deleted'), ...failureOf(error) });
    toast({ title: t('Your account is deleted') });
    tellOtherTabs();
    forgetMember();
  };
  return (
    <>
      <Button variant="quiet" size="small" icon="trash-2" onClick={() => setAsked('question')}>
        {t('Delete my account')}
      </Button>
      <AlertDialog
        open={asked === 'question'}
        onOpenChange={close}
        title={t('Delete your account?')}
        description={t('You’re logged out everywhere right away, and what’s deleted can’t be brought back.')}
        confirmLabel={t('Delete my account')}
        danger
        busy={isLoading}
        onConfirm={confirm}
      >
        {hundredthsOf(balance) > 0n && (
          <Notice tone="warning" title={t('You still have {balance}', { balance: formatAmount(balance) })}>
            {t('Withdraw it first. It stays yours either way, and it’ll be here if you ever come back with the same account.')}
          </Notice>
        )}
        <SumList variant="ruled" lines={whatHappens()} />
      </AlertDialog>
      <ProveDevice
        open={asked === 'proof'}
        onClose={close}
        onProven={() => setAsked('question')}
        description={t('Then you can delete your account within 15 minutes.')}
      />
    </>
  );
}

function whatHappens() {
  return [
    { label: t('Deleted'), value: t('Your name, picture, devices, notifications, settings and what you wrote to us') },
    { label: t('Kept'), value: t('Every amount in the books and every round, without your name: others can check them') },
    { label: t('Kept'), value: t('The number of your platform account, so that nothing is paid twice and your game limits hold') },
    { label: t('Open withdrawals'), value: t('Are still paid') },
  ];
}
