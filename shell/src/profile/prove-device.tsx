import { failureOf, messageOf, requestIdOf, useMember } from '@facet/remote-kit';
import { Button, CopyButton, Dialog, ErrorCard, Notice, Skeleton, Split, Text, useToast } from '@facet/ui';
import { useEffect } from 'react';
import { ProofSteps } from '../login/proof-steps.tsx';
import { t } from '../texts.ts';
import { devicesApi } from './devices-api.ts';

interface ProveDeviceProps {
  open: boolean;
  onClose: () => void;
  /** What can be done then. */
  description: string;
  onProven?: () => unknown;
}

/** This device shows that the account is the member's: words that only the owner can put into the account's profile. */
export function ProveDevice({ open, onClose, description, onProven }: ProveDeviceProps) {
  const toast = useToast();
  const { username } = useMember();
  const { refetch } = devicesApi.useListDevicesQuery();
  const [askPhrase, phrase] = devicesApi.useAskDeviceProofMutation();
  const [check, checking] = devicesApi.useCheckDeviceProofMutation();
  useEffect(() => {
    if (open) void askPhrase({});
  }, [open, askPhrase]);
  const prove = async () => {
    const { error } = await check({ username });
    if (error) return;
    toast({ title: t('This device is confirmed') });
    onClose();
    onProven?.();
    await refetch();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('First show that the account is yours')}
      description={`${description} ${t('Any device that has not been confirmed is logged out right away.')}`}
      actions={
        phrase.data && (
          <Button variant="primary" size="large" busy={checking.isLoading} onClick={prove}>
            {t('Check')}
          </Button>
        )
      }
    >
      {phrase.error ? (
        <ErrorCard
          title={t('The words did not load')}
          onRetry={() => askPhrase({})}
          retrying={phrase.isLoading}
          requestId={requestIdOf(phrase.error)}
        >
          {messageOf(phrase.error)}
        </ErrorCard>
      ) : (
        <Split>
          {phrase.data ? (
            <>
              <Text as="strong" tone="strong" size={16}>
                {phrase.data.phrase}
              </Text>
              <CopyButton text={phrase.data.phrase} />
            </>
          ) : (
            <Skeleton height={24} />
          )}
        </Split>
      )}
      <ProofSteps />
      {checking.error && <Notice tone="danger" title={failureOf(checking.error).description} requestId={requestIdOf(checking.error)} />}
    </Dialog>
  );
}
