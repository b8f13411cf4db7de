import { Button, Segmented, SkeletonCard } from '@facet/ui';
import { LoadFailure } from '@facet/console-kit';
import { useImperativeHandle, useState, type Ref } from 'react';
import { t } from '../texts.ts';
import { AppealFacts } from './appeal-facts.tsx';
import { assigneeOf } from './case-labels.ts';
import { useReadQueuedCaseQuery, type OperatorThread } from './cases-api.ts';
import { CannedAnswers } from './canned-answers.tsx';
import { CaseFact } from './case-fact.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseMember } from './case-member.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { Messages } from './messages.tsx';
import { NoteBox } from './note-box.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';
import { useAssign } from './use-assign.ts';
import { useDraft, useWriting, type Written } from './use-writing.ts';
import styles from './cases.module.css';

/** What the page's keys do with the case that is open. */
export interface OpenCaseHandle {
  reply: () => void;
  note: () => void;
  /** Takes what is nobody’s; else asks what to do. */
  assign: () => void;
  snooze: () => void;
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
  const [text, setText] = useDraft(drafts, of.id);
  const [noted, setNoted] = useDraft(drafts, `${of.id} note`);
  const [over, setOver] = useState<'assign' | 'canned' | 'end' | 'snooze' | null>(null);
  const { take } = useAssign(of);
  const isOver = of.state === 'solved' || of.state === 'closed';
  const { kind, choose, begin, box } = useWriting(isOver);
  useImperativeHandle(handle, () => ({
    reply: () => !isOver && begin('reply'),
    note: () => begin('note'),
    assign: () => {
      if (isOver) return;
      if (assigneeOf(of) === null) void take();
      else setOver('assign');
    },
    snooze: () => of.state === 'open' && setOver('snooze'),
    canned: () => !isOver && setOver('canned'),
    end: () => !isOver && setOver('end'),
  }));
  return (
    <>
      <section className={styles.thread} aria-label={t('Case {number}', { number: of.number })}>
        <Back onBack={onBack} />
        <CaseHead
          of={of}
          isOver={isOver}
          isAssigning={over === 'assign'}
          onAssigning={(isAssigning) => setOver(isAssigning ? 'assign' : null)}
          onSnooze={() => setOver('snooze')}
          onEnd={() => setOver('end')}
        />
        <Facts thread={thread} />
        <Messages messages={messages} notes={notes} username={member.username} />
        {!isOver && <Kind kind={kind} onChoose={choose} />}
        {kind === 'reply' ? (
          <ReplyBox of={of} box={box} isReplying={isReplying} text={text} onText={setText} onCanned={() => setOver('canned')} />
        ) : (
          <NoteBox caseId={of.id} box={box} text={noted} onText={setNoted} />
        )}
      </section>
      <CaseMember member={member} earlier={earlier} isAppeal={of.kind === 'appeal'} onOpen={onOpen} onMember={onMember} />
      {over === 'canned' && (
        <CannedAnswers
          current={text}
          onClose={() => setOver(null)}
          onPick={(picked) => {
            setText(text.trim() === '' ? picked : `${text.trimEnd()}\n\n${picked}`);
            setOver(null);
            choose('reply');
            requestAnimationFrame(() => box.current?.focus());
          }}
        />
      )}
      {over === 'snooze' && <SnoozeDialog of={of} onClose={() => setOver(null)} />}
      {over === 'end' && of.kind === 'appeal' && <DecideDialog of={of} member={member} onClose={() => setOver(null)} />}
      {over === 'end' && of.kind !== 'appeal' && (
        <ResolveDialog of={of} text={text} onSent={() => setText('')} onClose={() => setOver(null)} />
      )}
    </>
  );
}

/** What it is about: a ban, or a line. */
function Facts({ thread: { case: of, member, messages } }: { thread: OperatorThread }) {
  if (of.kind === 'appeal' && member.disabled) return <AppealFacts member={member} />;
  return of.fact && <CaseFact of={of} fact={of.fact} messages={messages} />;
}

function Kind({ kind, onChoose }: { kind: Written; onChoose: (kind: Written) => void }) {
  return (
    <div className={styles.what}>
      <Segmented
        label={t('What you write')}
        options={[
          { value: 'reply', label: t('Reply') },
          { value: 'note', label: t('Internal note') },
        ]}
        value={kind}
        onValueChange={onChoose}
      />
    </div>
  );
}

function Back({ onBack }: Pick<OpenCaseProps, 'onBack'>) {
  return (
    <Button className={styles.back} size="small" variant="quiet" icon="arrow-left" onClick={onBack}>
      {t('Back to the queue')}
    </Button>
  );
}
