import { useRef, type ReactNode, type TouchEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button, IconButton, VisuallyHidden } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { MilestoneArt } from './milestone-art.tsx';
import { useMilestoneText, type MilestoneText } from './milestone-text.ts';
import type { Milestone } from './milestones-api.ts';
import styles from './moments.module.css';
import { PayoutPicture } from './payout-picture.tsx';
import { RankLines } from './rank-lines.tsx';
import { ToFirstWithdrawal } from './to-first-withdrawal.tsx';
import { useMilestone } from './use-milestone.ts';

const SWIPE_PX = 60;

/** A first time, before the page: it takes neither the focus nor the way, and goes with Escape or a press beside it. */
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

function Card({ milestone, shown, onClose }: CardProps) {
  const swipe = useSwipeDown(onClose);
  const words = (
    <div className={styles.words}>
      <h2 id="milestone">{shown.title}</h2>
      {shown.text && <p>{shown.text}</p>}
    </div>
  );
  return (
    <section
      ref={showAbove}
      popover={canBeAbove(HTMLElement.prototype) ? 'auto' : undefined}
      className={styles.milestone}
      aria-labelledby="milestone"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      {...swipe}
    >
      <IconButton className={styles.close} icon="x" label={t('Close')} onClick={onClose} />
      {milestone.name === 'first_payout' ? (
        <PayoutPicture milestone={milestone}>{words}</PayoutPicture>
      ) : (
        <>
          <MilestoneArt milestone={milestone} />
          {words}
          {milestone.name === 'first_credit' && <ToFirstWithdrawal />}
          <RankLines values={milestone.values} />
        </>
      )}
      <Ways milestone={milestone} shown={shown} onClose={onClose} />
    </section>
  );
}

/** Where it leads, and how to leave it. */
function Ways({ milestone: { name }, shown: { page, path, action }, onClose }: CardProps) {
  const isThere = useIsDeclared(page);
  const wayWith = (variant: 'primary' | 'quiet'): ReactNode =>
    isThere && (
      <Button asChild variant={variant} size="large" wide>
        <Link to={path} onClick={onClose}>
          {action}
        </Link>
      </Button>
    );
  const leaveWith = (variant: 'primary' | 'quiet', words: string) => (
    <Button variant={variant} size="large" wide onClick={onClose}>
      {words}
    </Button>
  );
  switch (name) {
    case 'first_credit':
    case 'thousand':
      return wayWith('primary');
    case 'can_withdraw':
      return [wayWith('primary'), leaveWith('quiet', t('Keep saving'))];
    case 'first_payout':
      return wayWith('quiet');
    case 'told':
      return [leaveWith('primary', t('Nice')), wayWith('quiet')];
    default:
      return name satisfies never;
  }
}

/** Above all of the page, dimmed behind it; an old browser has it before the page. */
function showAbove(card: HTMLElement | null): void {
  if (card && canBeAbove(card)) card.showPopover();
}

const canBeAbove = (element: object): boolean => 'showPopover' in element;

function useSwipeDown(onSwipe: () => void) {
  const from = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => (from.current = touches[0]?.clientY ?? 0),
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const by = (changedTouches[0]?.clientY ?? 0) - from.current;
      if (by > SWIPE_PX && currentTarget.scrollTop <= 0) onSwipe();
    },
  };
}
