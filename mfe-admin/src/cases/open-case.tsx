import { Badge, Button, KeyCap, Segmented, SkeletonCard } from '@facet/ui';
import { LoadFailure, minuteLabel } from '@facet/console-kit';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { t } from '../texts.ts';
import { caseTitle, kindLabel, reasonLabel, stateLook } from './case-labels.ts';
import { useReadQueuedCaseQuery, type OperatorThread } from './cases-api.ts';
import { CannedAnswers } from './canned-answers.tsx';
import { CaseFact } from './case-fact.tsx';
import { CaseMember } from './case-member.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { Messages } from './messages.tsx';
import { NoteBox } from './note-box.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import styles from './cases.module.css';

/** What the page's keys do with the case that is open. */
export interface OpenCaseHandle {
  reply: () => void;
  note: () => void;
  canned: () => void;
  end: () => void;
}

interface OpenCaseProps {
  id: string;
  handle: Ref<OpenCaseHandle>;
  /** It was opened to be answered. */
  isReplying: boolean;
  /** What was typed and not sent, by case: it is there when one comes back. */
  drafts: Map<string, string>;
  onOpen: (id: string) => void;
  /** To the queue, where there is no room for both. */
  onBack: () => void;
  onMember: (id: string) => void;
}

/** One case: its line, what was said, an answer, and whose it is. */
export function OpenCase({ id, handle, onBack, ...more }: OpenCaseProps) {
  const { data, error, isFetching, refetch } = useReadQueuedCaseQuery(id, { refetchOnMountOrArgChange: true });
  if (data) return <ReadCase thread={data} handle={handle} onBack={onBack} {...more} />;
  return (
    <div className={styles.thread}>
      <Back onBack={onBack} />
      {error ? (
        <LoadFailure as="h2" title={t('The case did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonCard />
      )}
    </div>
  );
}

function ReadCase({
  thread,
  handle,
  isReplying,
  drafts,
  onOpen,
  onBack,
  onMember,
}: Omit<OpenCaseProps, 'id'> & { thread: OperatorThread }) {
  const { case: of, messages, notes, member, earlier } = thread;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, showText] = useState(drafts.get(of.id) ?? '');
  const setText = (next: string) => {
    drafts.set(of.id, next);
    showText(next);
  };
  const noteDraft = `${of.id} note`;
  const [noted, showNoted] = useState(drafts.get(noteDraft) ?? '');
  const setNoted = (next: string) => {
    drafts.set(noteDraft, next);
    showNoted(next);
  };
  const [over, setOver] = useState<'canned' | 'end' | null>(null);
  const isOver = of.state === 'solved' || of.state === 'closed';
  const isAppeal = of.kind === 'appeal';
  const [chosen, setWriting] = useState<'reply' | 'note'>('reply');
  const writing = isOver ? 'note' : chosen;
  const [begun, setBegun] = useState(0);
  useEffect(() => void (begun > 0 && box.current?.focus()), [begun]);
  const write = (what: 'reply' | 'note') => {
    if (what === writing) return box.current?.focus();
    setWriting(what);
    setBegun(begun + 1);
  };
  useImperativeHandle(handle, () => ({
    reply: () => !isOver && write('reply'),
    note: () => write('note'),
    canned: () => !isOver && setOver('canned'),
    end: () => !isOver && setOver('end'),
  }));
  const { label, tone } = stateLook(of);
  return (
    <>
      <section className={styles.thread} aria-label={t('Case {number}', { number: of.number })}>
        <Back onBack={onBack} />
        <header className={styles.head}>
          <div>
            <h2>{caseTitle({ ...of, lastText: t('Question') })}</h2>
            <p className={styles.about}>
              <span>{of.number}</span> <Badge>{kindLabel(of.kind)}</Badge> <Badge tone={tone}>{label}</Badge>{' '}
              <span>{t('opened {time}', { time: minuteLabel(of.createdAt) })}</span>
            </p>
          </div>
          {!isOver && (
            <Button variant="primary" size="small" onClick={() => setOver('end')}>
              {isAppeal ? t('Decide…') : t('Resolve…')} <KeyCap inline>e</KeyCap>
            </Button>
          )}
        </header>
        {of.fact && <CaseFact kind={of.kind} fact={of.fact} reason={reasonLabel(of.reason)} />}
        <Messages messages={messages} notes={notes} username={member.username} />
        {!isOver && (
          <Segmented
            label={t('What you write')}
            options={[
              { value: 'reply', label: t('Reply') },
              { value: 'note', label: t('Internal note') },
            ]}
            value={writing}
            onValueChange={setWriting}
          />
        )}
        {writing === 'reply' ? (
          <ReplyBox of={of} box={box} isReplying={isReplying} text={text} onText={setText} onCanned={() => setOver('canned')} />
        ) : (
          <NoteBox caseId={of.id} box={box} text={noted} onText={setNoted} />
        )}
      </section>
      <CaseMember member={member} earlier={earlier} onOpen={onOpen} onMember={onMember} />
      {over === 'canned' && (
        <CannedAnswers
          current={text}
          onClose={() => setOver(null)}
          onPick={(picked) => {
            setText(text.trim() === '' ? picked : `${text.trimEnd()}\n\n${picked}`);
            setOver(null);
            setWriting('reply');
            requestAnimationFrame(() => box.current?.focus());
          }}
        />
      )}
      {over === 'end' && isAppeal && <DecideDialog of={of} member={member} onClose={() => setOver(null)} />}
      {over === 'end' && !isAppeal && <ResolveDialog of={of} text={text} onSent={() => setText('')} onClose={() => setOver(null)} />}
    </>
  );
}

function Back({ onBack }: Pick<OpenCaseProps, 'onBack'>) {
  return (
    <Button className={styles.back} size="small" variant="quiet" icon="arrow-left" onClick={onBack}>
      {t('Back to the queue')}
    </Button>
  );
}
