import { Link } from '@facet/remote-kit';
import { Button } from '@facet/ui';
import { t } from '../texts.ts';
import { PlayButton, type PlayButtonProps } from './play-button.tsx';
import styles from './table.module.css';

export interface ActsProps extends PlayButtonProps {
  /** What else there is to do: after a round, back to the bet. */
  aside: { label: string; press: () => void } | null;
  /** Something has to be earned first. */
  mustEarn: boolean;
}

/** The button of the stage, and what else there is to do. */
export function Acts({ play, hasKey, aside, mustEarn }: ActsProps) {
  return (
    <div className={styles.acts}>
      <PlayButton play={play} hasKey={hasKey} />
      {aside && (
        <Button size="large" onClick={aside.press}>
          {aside.label}
        </Button>
      )}
      {mustEarn && (
        <Button size="large" asChild>
          <Link to="/earn">{t('Earn Robux')}</Link>
        </Button>
      )}
    </div>
  );
}
