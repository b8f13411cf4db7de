import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, IconButton, VisuallyHidden } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { MilestoneArt } from './milestone-art.tsx';
import { useMilestoneText, type MilestoneText } from './milestone-text.ts';
import type { Milestone } from './milestones-api.ts';
import styles from './moments.module.css';
import { RankLines } from './rank-lines.tsx';
import { useMilestone } from './use-milestone.ts';

/** A first time, beside the page: it takes neither the focus nor the way. */
export function MilestoneCard() {
  const { milestone, close } = useMilestone();
  const shown = useMilestoneText(milestone);
  return (
    <>
      <VisuallyHidden as="output">{shown && `${shown.title}. ${shown.text}`}</VisuallyHidden>
      {milestone && shown && <Card milestone={milestone} shown={shown} onClose={close} />}
    </>
  );
}

interface CardProps {
  milestone: Milestone;
  shown: MilestoneText;
  onClose: () => void;
}

function Card({ milestone, shown: { title, text, path, action, isPrimary }, onClose }: CardProps) {
  const isThere = useIsDeclared(path);
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  return (
    <section className={styles.milestone} aria-labelledby="milestone">
      <IconButton className={styles.close} icon="x" label={t('Close')} onClick={onClose} onKeyDown={closeByKey} />
      <MilestoneArt milestone={milestone} />
      <h2 id="milestone">{title}</h2>
      {text && <p>{text}</p>}
      <RankLines values={milestone.values} />
      {isThere && (
        <Button asChild variant={isPrimary ? 'primary' : undefined} wide>
          <Link to={path} onClick={onClose} onKeyDown={closeByKey}>
            {action}
          </Link>
        </Button>
      )}
    </section>
  );
}
