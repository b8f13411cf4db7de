import { Link } from '@facet/remote-kit';
import { Button, Stack } from '@facet/ui';
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
          Need {shortest(hindrance.neededHundredths - hindrance.earnedHundredths)} R$ more to play
        </Button>
        <Button wide asChild>
          <Link to="/earn">Earn Robux</Link>
        </Button>
      </Stack>
    );
  return (
    <Button variant="primary" size="large" wide disabled={isLoading || hindrance !== null} onClick={onStart}>
      {children}
    </Button>
  );
}
