import { useEffect, useRef } from 'react';
import { Button, CopyButton, Notice, Split, Stack, Text } from '@facet/ui';
import type { DeviceProofStep } from '../shell-api.ts';
import { t } from '../texts.ts';
import styles from './device-proof-card.module.css';
import { ProofSteps } from './proof-steps.tsx';
import { RushNotice } from './rush-notice.tsx';
import { StillWorking } from './still-working.tsx';
import type { SignIn } from './use-sign-in.ts';

/** A new device shows that it owns the account: words that only the owner can put into the account's profile. */
export function DeviceProofCard({ signIn, proof }: { signIn: SignIn; proof: DeviceProofStep }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('Is it you?')}
        </h1>
        <Text as="p" tone="muted">
          {t('This device is new to {username}. Only the owner of the account can change its profile, so we look for these words there.', {
            username: proof.username,
          })}
        </Text>
      </div>
      <Split className={styles.phrase}>
        <Text as="strong" tone="strong" size={16} className={styles.words}>
          {proof.phrase}
        </Text>
        <CopyButton text={proof.phrase} />
      </Split>
      <ProofSteps />
      {signIn.error && <Notice tone="danger" title={signIn.error.description} requestId={signIn.error.requestId} />}
      {signIn.rush && <RushNotice rush={signIn.rush} />}
      <Stack>
        <Button
          variant="primary"
          size="large"
          wide
          busy={signIn.busy}
          disabled={(signIn.rush?.secondsLeft ?? 0) > 0}
          onClick={signIn.checkDeviceProof}
        >
          {t('Check')}
        </Button>
        <Button variant="quiet" wide icon="arrow-left" onClick={signIn.startOver}>
          {t('Use another username')}
        </Button>
        <StillWorking busy={signIn.busy} />
      </Stack>
    </>
  );
}
