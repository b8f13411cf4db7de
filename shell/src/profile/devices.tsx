import { failureOf, isRequestError, messageOf, requestIdOf } from '@facet/remote-kit';
import { AlertDialog, Button, Card, CardHead, ErrorCard, InPlaceOf, Rows, SkeletonRows, Text, useToast, VisuallyHidden } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { DeviceRow } from './device-row.tsx';
import { devicesApi } from './devices-api.ts';
import { ProveDevice } from './prove-device.tsx';
import styles from './profile.module.css';

/** Devices of the account, and how others are put out. */
export function Devices() {
  const { data, error, isFetching, refetch } = devicesApi.useListDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { end, isProofAsked, closeProof } = useEnd();
  const devices = data?.devices;
  if (!devices && error) {
    return (
      <InPlaceOf skeleton={<Place />}>
        <ErrorCard as="h2" title={t('Your devices did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      </InPlaceOf>
    );
  }
  return (
    <>
      <Card flush aria-labelledby="devices" aria-busy={!devices || undefined}>
        <CardHead id="devices" title={t('Devices')}>
          {devices && devices.length > 1 && <EndOthers onEnd={() => end(null)} />}
        </CardHead>
        {devices ? (
          <Rows>
            {devices
              .toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.lastSeenAt.localeCompare(one.lastSeenAt))
              .map((device) => (
                <DeviceRow key={device.device} device={device} onEnd={() => end(device.device)} />
              ))}
          </Rows>
        ) : (
          <>
            <VisuallyHidden as="output">{t('Loading your devices')}</VisuallyHidden>
            <SkeletonRows count={3} />
          </>
        )}
        <Text as="p" tone="muted" size={12} className={styles.foot}>
          {t('Don’t recognise one? Log it out.')}
        </Text>
      </Card>
      <ProveDevice open={isProofAsked} onClose={closeProof} description={t('Then you can log out other devices.')} />
    </>
  );
}

/** Who would be asked for a proof ends nobody: then this device proves itself first. */
function useEnd() {
  const toast = useToast();
  const [endDevice] = devicesApi.useEndDeviceMutation();
  const [endOthers] = devicesApi.useEndOtherDevicesMutation();
  const { refetch } = devicesApi.useListDevicesQuery();
  const [isProofAsked, setProofAsked] = useState(false);
  const end = async (device: string | null) => {
    const { error } = await (device === null ? endOthers({}) : endDevice(device));
    if (isRequestError(error) && error.kind === 'refused' && error.code === 'device_not_proven') return setProofAsked(true);
    if (error) toast({ tone: 'danger', title: t('That device was not logged out'), ...failureOf(error) });
    else toast({ title: t('Logged out') });
    await refetch();
  };
  return { end, isProofAsked, closeProof: () => setProofAsked(false) };
}

function EndOthers({ onEnd }: { onEnd: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('Log out all others')}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t('Log out all other devices?')}
        description={t('This device stays logged in. Everywhere else, you’ll have to log in again.')}
        confirmLabel={t('Log out all others')}
        danger
        onConfirm={() => onEnd().finally(() => setOpen(false))}
      />
    </>
  );
}

/** Of the size of the card with three devices. */
function Place() {
  return (
    <Card as="div" flush>
      <SkeletonRows count={5} />
    </Card>
  );
}
