import { dateFormat, useMember } from '@facet/remote-kit';
import { Button, Money, Stone, Switch, Text, useToast } from '@facet/ui';
import { useRef, useState, type ReactNode } from 'react';
import { SITE_NAME } from '../site-name.ts';
import { t } from '../texts.ts';
import { drawPicture } from './draw-picture.ts';
import type { Milestone } from './milestones-api.ts';
import styles from './moments.module.css';
import { sendPicture } from './send-picture.ts';

const FILE_NAME = 'first-payout.png';
const longDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

interface PayoutPictureProps {
  milestone: Milestone;
  /** Between the picture and how to send it on. */
  children: ReactNode;
}

/** The first payout as a picture to send on; nobody is named on it unless they want to be. */
export function PayoutPicture({ milestone: { amount, at }, children }: PayoutPictureProps) {
  const { username } = useMember();
  const [isNamed, setNamed] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const share = async () => {
    const file = picture.current && (await drawPicture(picture.current, FILE_NAME).catch(() => null));
    const isSent = file !== null && (await sendPicture(file));
    if (!isSent) toast({ tone: 'danger', title: t('The picture was not shared'), description: t('Try again, or take a screenshot.') });
  };
  return (
    <>
      <div ref={picture} className={styles.picture}>
        <strong className={styles.site}>
          <Stone size={18} />
          {SITE_NAME}
        </strong>
        <div className={styles.paid}>
          <Stone size={56} />
          <div>
            <Text as="p" tone="muted" size={12}>
              {t('First payout')}
            </Text>
            <Money amount={amount ?? '0.00'} decimals={0} size={32} />
          </div>
        </div>
        <Text as="p" tone="muted" size={12}>
          {isNamed ? t('{name}, {day}', { name: username, day: longDay(at) }) : longDay(at)}
        </Text>
      </div>
      {children}
      <Switch label={t('Put my name on the picture')} checked={isNamed} onChange={({ target }) => setNamed(target.checked)} />
      <Button variant="primary" size="large" wide icon="share-2" onClick={share}>
        {t('Share the picture')}
      </Button>
    </>
  );
}
