import { failureOf, msg, useMember, type Failure } from '@facet/remote-kit';
import { Avatar, Button, formatAmount, hundredthsOf, Icon, Money, Notice, SumList, Text, toDecimal } from '@facet/ui';
import { useState } from 'react';
import { useValidateRobloxUserMutation, type WithdrawalStart } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { robuxNeeded } from './obstacle-of.ts';
import { StepHead } from './step-head.tsx';
import { useLimits } from './use-limits.ts';
import { stateOf } from './use-start.ts';
import styles from './wizard.module.css';
import type { WizardEvent } from './wizard-state.ts';

const NO_EXPERIENCES = msg(
  'No created experiences found for this user. You need to have at least one published experience on the game platform.',
);
const HOW_TO_PUBLISH = 'https://create.roblox.com/docs/production/publishing/publish-experiences-and-places';

interface AccountStepProps {
  dispatch: (event: WizardEvent) => void;
  /** What the page was told when it opened. */
  start: WithdrawalStart | undefined;
}

/** Step 1: looks for published experiences of the member's own account. */
export function AccountStep({ dispatch, start }: AccountStepProps) {
  const { username } = useMember();
  const [problem, setProblem] = useState<Failure | null>(
    stateOf(start, 'account') === 'failed' ? { description: t(NO_EXPERIENCES) } : null,
  );
  const [validate] = useValidateRobloxUserMutation();

  const known = start?.experiences ?? [];

  const onValidate = async () => {
    // They were looked for when the page opened.
    if (known.length > 0) return dispatch({ type: 'validated', experiences: known });
    if (username.trim() === '') return setProblem({ description: t('No username found') });
    const { data, error } = await validate({ username });
    if (error) return setProblem(failureOf(error, t('Failed to validate user')));
    if (data.experiences.length === 0) return setProblem({ description: t(NO_EXPERIENCES) });
    dispatch({ type: 'validated', experiences: data.experiences });
  };

  return (
    <>
      <StepHead title={t('Is this your account?')}>{t('We look for experiences that this account has published.')}</StepHead>
      <Account />
      {problem === null ? (
        <Limits />
      ) : (
        <Notice tone="danger" title={t('Validation Failed')} requestId={problem.requestId}>
          {problem.description}
        </Notice>
      )}
      <div className={styles.actions}>
        {problem?.description === t(NO_EXPERIENCES) && (
          <Button asChild size="large">
            <a href={HOW_TO_PUBLISH} target="_blank" rel="noopener noreferrer">
              <Icon name="external-link" size="small" /> {t('How to publish one')}
            </a>
          </Button>
        )}
        <Button variant="primary" size="large" className={styles.forward} onClick={onValidate}>
          {problem === null ? t('Validate account') : t('Validate again')}
        </Button>
      </div>
    </>
  );
}

function Account() {
  const { username, profilePicture } = useMember();
  return (
    <div className={styles.identity}>
      <Avatar name={username} src={profilePicture ?? undefined} size="large" />
      <div>
        <Text as="p" tone="strong">
          {username}
        </Text>
        <Text as="p" tone="muted">
          {t('Withdrawals go to this account only.')}
        </Text>
      </div>
    </div>
  );
}

function Limits() {
  const { balance, minimum } = useLimits();
  const missing = hundredthsOf(minimum) - hundredthsOf(balance);
  return (
    <>
      <SumList
        lines={[
          { label: t('Current Balance'), value: <Money amount={balance} decimals={0} /> },
          { label: t('Minimum withdrawal amount'), value: <Money amount={robuxNeeded(minimum)} decimals={0} /> },
        ]}
      />
      {missing > 0n && (
        <Text as="p" tone="muted">
          {t('Earn {amount} more, and you can withdraw.', { amount: formatAmount(toDecimal(missing)) })}
        </Text>
      )}
    </>
  );
}
