import { Link } from '@facet/remote-kit';
import { Button, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { shortest } from './bet.ts';
import type { Hindrance } from './use-hindrance.ts';

export interface StartButtonProps {
  hindrance: Hindrance | null;
  /** Whether a round is open is not known yet. */
  isLoading: boolean;
  onStart: () => unknown;
  children: string;
}

/** Starts a round, or says what is missing. */
export function StartButton({ hindrance, isLoading, onStart, children }: StartButtonProps) {
  if (hindrance?.kind === 'earnings')
    return (
      <Stack gap={3}>
        <Button size="large" wide disabled>
          {t('Need {amount} R$ more to play', { amount: shortest(hindrance.neededHundredths - hindrance.earnedHundredths) })}
        </Button>
        <Button wide asChild>
          <Link to="/earn">{t('Earn Robux')}</Link>
        </Button>
      </Stack>
    );
  return (
    <Button variant="primary" size="large" wide disabled={isLoading || hindrance !== null} onClick={onStart}>
      {children}
    </Button>
  );
}
