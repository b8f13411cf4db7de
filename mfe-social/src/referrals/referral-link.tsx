import { useEffect, useId, useState } from 'react';
import { useMember } from '@facet/remote-kit';
import { Button, Card, Input, Text, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './referrals.module.css';
import { canShare, ShareLink } from './share-link.tsx';

const COPIED_MS = 2_000;

/** The member's own link, to copy and, where the browser can, to share. */
export function ReferralLink() {
  const { username } = useMember();
  const id = useId();
  const link = `${location.origin}/r/${username}`;
  const shares = canShare(link);
  return (
    <Card aria-labelledby={id} className={styles.link}>
      <div>
        <h2 id={id} className={styles.heading}>
          {t('Your referral link')}
        </h2>
        <Text as="p" tone="muted">
          {t('Your link counts for 30 days after a friend’s first visit.')}
        </Text>
      </div>
      <div className={styles.copy}>
        <Input value={link} readOnly aria-labelledby={id} onFocus={(event) => event.currentTarget.select()} />
        <CopyLink link={link} isMain={!shares} />
        {shares && <ShareLink link={link} />}
      </div>
    </Card>
  );
}

function CopyLink({ link, isMain }: { link: string; isMain: boolean }) {
  const [copied, setCopied] = useState(0);
  const toast = useToast();
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied((times) => times + 1);
    } catch {
      toast({ tone: 'danger', title: t('Failed to copy link'), description: t('Select the link and copy it by hand.') });
    }
  };
  return (
    <Button variant={isMain ? 'primary' : 'default'} size="large" icon={copied ? 'check' : 'copy'} onClick={copy}>
      <span aria-live="polite">{copied ? t('Copied') : t('Copy')}</span>
    </Button>
  );
}
