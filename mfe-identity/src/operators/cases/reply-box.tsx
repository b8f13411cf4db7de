import { Button, KeyCap } from '@facet/ui';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../texts.ts';
import { useAnswerCaseMutation, type QueuedCase } from './cases-api.ts';
import { WriteBox, type Draft } from './write-box.tsx';

interface ReplyBoxProps extends Draft {
  of: QueuedCase;
  /** It takes the focus when it is there. */
  isReplying: boolean;
  onCanned: () => void;
}

/** An answer to the member. */
export function ReplyBox({ of, isReplying, onCanned, ...draft }: ReplyBoxProps) {
  const [answer] = useAnswerCaseMutation();
  const begin = useEffectEvent(() => isReplying && draft.box.current?.focus());
  useEffect(() => void begin(), []);
  return (
    <WriteBox
      {...draft}
      label={t('Reply')}
      placeholder={t('Write a reply; the member reads it in their notifications')}
      confirm={t('Send')}
      variant="primary"
      send={(text, key) => answer({ id: of.id, 'idempotency-key': key, body: { seen: of.version, text } })}
      sent={t('Answered. The member gets a notification.')}
      failed={t('Failed to answer')}
    >
      <Button type="button" size="small" variant="quiet" icon="list-checks" onClick={onCanned}>
        {t('Canned answers')} <KeyCap inline>c</KeyCap>
      </Button>
    </WriteBox>
  );
}
