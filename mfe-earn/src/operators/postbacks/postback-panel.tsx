import { useState } from 'react';
import {
  Card,
  classes,
  CopyButton,
  formatAmount,
  Icon,
  IconButton,
  Notice,
  SkeletonRows,
  SumList,
  Text,
  type IconName,
  type SumListProps,
} from '@facet/ui';
import { focusOnMount, LoadFailure, RoleButton, timeLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { stepsOf, type Step } from './postback-steps.ts';
import { useReadPostbackQuery, type Postback } from './postbacks-api.ts';
import { ReplayDialog } from './replay-dialog.tsx';
import { VerdictBadge } from './verdict-badge.tsx';
import styles from './postbacks.module.css';

/** One call beside the list: how far it came, the raw string, what was answered, and a replay. */
export function PostbackPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useReadPostbackQuery(id);
  const postback = data?.postback;
  const name = postback ? `${postback.provider.label}, ${postback.transaction ?? t('no transaction')}` : t('Postback');
  return (
    <Card as="section" className={styles.panel} aria-label={name}>
      <div className={styles.panelHead}>
        <div>
          <h2 tabIndex={-1} ref={focusOnMount}>
            {name}
          </h2>
          {postback && <Text tone="muted">{timeLabel(postback.receivedAt)}</Text>}
        </div>
        {postback && <VerdictBadge postback={postback} />}
        <IconButton icon="x" label={t('Close')} onClick={onClose} />
      </div>
      {postback ? (
        <Details postback={postback} />
      ) : error ? (
        <LoadFailure title={t('The postback did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={6} />
      )}
    </Card>
  );
}

/** What a credit paid the member, and what the wall says that it pays us for it. */
function paidLines({ amount, earning, outcome, revenue }: Postback): SumListProps['lines'] {
  if (earning === null) return [];
  const said = revenue && `US$ ${revenue.amount}, ${revenue.isSigned ? t('signed') : t('not signed: only a hint')}`;
  return [
    ...(amount === null ? [] : [{ label: outcome === 'reverse' ? t('Reversed') : t('Credited'), value: formatAmount(amount) }]),
    // A service of before does not tell.
    ...(revenue === undefined ? [] : [{ label: t('The wall says it pays us'), value: said ?? t('unknown') }]),
  ];
}

const icons: Record<Step['state'], IconName> = { passed: 'circle-check', failed: 'circle-alert', not_asked: 'circle-dashed' };

function Details({ postback }: { postback: Postback }) {
  const [replaying, setReplaying] = useState(false);
  const { raw, answered, alert, earning, replayedAt, replayedBy, calls } = postback;
  const rawText = raw.body === '' ? raw.target : `${raw.target}\n\n${raw.body}`;
  return (
    <>
      {alert !== null && (
        <Notice
          tone="warning"
          title={postback.verdict === 'noted' ? t('Held for a decision') : t('The reward does not fit what the wall pays us')}
        >
          {alert}
        </Notice>
      )}
      <ol className={styles.steps}>
        {stepsOf(postback).map(({ title, detail, state }) => (
          <li key={title} className={classes(styles.step, styles[state])}>
            <Icon name={icons[state]} size="small" />
            <div>
              <b>{title}</b>
              <span>{detail}</span>
            </div>
          </li>
        ))}
      </ol>
      <h3 className={styles.rawTitle}>{t('Raw string')}</h3>
      <pre className={styles.raw}>
        {raw.method} {rawText}
      </pre>
      <SumList
        variant="ruled"
        lines={[
          ...paidLines(postback),
          { label: t('Answered'), value: answered === null ? t('not yet') : <code>{`${answered.status} ${answered.body}`}</code> },
          ...(calls ? [{ label: t('Called'), value: t('{calls, plural, one {once} other {# times}}', { calls }) }] : []),
          ...(earning ? [{ label: t('Earning'), value: `${earning.state}, ${earning.id}` }] : []),
          ...(replayedAt
            ? [{ label: t('Replayed'), value: t('{time} by {name}', { time: timeLabel(replayedAt), name: replayedBy ?? '' }) }]
            : []),
        ]}
      />
      <div className={styles.panelFoot}>
        <CopyButton text={`${raw.method} ${rawText}`} label={t('Copy')} />
        <RoleButton needs="admin" variant="primary" icon="rotate-cw" onClick={() => setReplaying(true)}>
          {t('Replay')}
        </RoleButton>
      </div>
      {replaying && <ReplayDialog postback={postback} onClose={() => setReplaying(false)} />}
    </>
  );
}
