import { messageOf, useMember } from '@facet/remote-kit';
import { Avatar, Button, Icon, Notice, Text } from '@facet/ui';
import { useValidateRobloxUserMutation } from '../api/wallet-api.ts';
import { StepHead } from './step-head.tsx';
import styles from './wizard.module.css';
import type { WizardEvent } from './wizard-state.ts';

const NO_EXPERIENCES =
  'No created experiences found for this user. You need to have at least one published experience on the game platform.';
const HOW_TO_PUBLISH = 'https://create.roblox.com/docs/production/publishing/publish-experiences-and-places';

/** Step 1: looks for published experiences of the member's own account. */
export function AccountStep({ problem, dispatch }: { problem: string | null; dispatch: (event: WizardEvent) => void }) {
  const { username, profilePicture } = useMember();
  const [validate] = useValidateRobloxUserMutation();

  const onValidate = async () => {
    if (username.trim() === '') return dispatch({ type: 'validationFailed', problem: 'No username found' });
    const { data, error } = await validate({ username });
    if (error) return dispatch({ type: 'validationFailed', problem: messageOf(error, 'Failed to validate user') });
    if (data.experiences.length === 0) return dispatch({ type: 'validationFailed', problem: data.message || NO_EXPERIENCES });
    dispatch({ type: 'validated', experiences: data.experiences });
  };

  return (
    <>
      <StepHead title="Is this your account?">We look for experiences that this account has published.</StepHead>
      <div className={styles.identity}>
        <Avatar name={username} src={profilePicture ?? undefined} size="large" />
        <div>
          <Text as="p" tone="strong">
            {username}
          </Text>
          <Text as="p" tone="muted">
            Withdrawals go to this account only.
          </Text>
        </div>
      </div>
      {problem !== null && (
        <Notice tone="danger" title="Validation Failed">
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        {problem === NO_EXPERIENCES && (
          <Button asChild size="large">
            <a href={HOW_TO_PUBLISH} target="_blank" rel="noopener noreferrer">
              <Icon name="external-link" size="small" /> How to publish one
            </a>
          </Button>
        )}
        <Button variant="primary" size="large" className={styles.forward} onClick={onValidate}>
          {problem === null ? 'Validate account' : 'Validate again'}
        </Button>
      </div>
    </>
  );
}
