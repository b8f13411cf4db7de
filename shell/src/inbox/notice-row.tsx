import { Link } from 'react-router-dom';
import { dateFormat, refusalText, sentenceText, type NoticeKind } from '@facet/remote-kit';
import { Button, classes, Glyph, Text, toIconName, VisuallyHidden } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { ClaimButton } from './claim-button.tsx';
import type { Notice } from './inbox-api.ts';
import styles from './inbox.module.css';
import { noticeText } from './notice-text.ts';
import { OWN_NOTICE_KINDS } from './own-notice-kinds.ts';

const time = dateFormat({ hour: '2-digit', minute: '2-digit' });
const day = dateFormat({ day: 'numeric', month: 'short' });

interface NoticeRowProps {
  notice: Notice;
  kind: NoticeKind | undefined;
  /** Of today or yesterday. */
  isRecent: boolean;
  /** Of its kind. */
  isNewest: boolean;
}

/** One notice in the words of its kind; one that no remote declares (any more) says at least that it is there. */
export function NoticeRow({ notice, kind, isRecent, isNewest }: NoticeRowProps) {
  const { at, isNew } = notice;
  const values = spoken(notice);
  const detail = kind && noticeText(kind, 'detail', values);
  return (
    <li className={classes(styles.notice, isNew && styles.new)}>
      <Glyph icon={toIconName(kind?.icon ?? 'bell')} tone={kind?.tone} />
      <div className={styles.words}>
        <Text as="div" tone="strong">
          {isNew && <VisuallyHidden>{t('New:')} </VisuallyHidden>}
          {kind ? noticeText(kind, 'text', values) : t('Something happened on your account')}
        </Text>
        {detail && (
          <Text as="p" tone="muted">
            {detail}
          </Text>
        )}
        {kind && <NoticeAction kind={kind} values={values} isNewest={isNewest} />}
      </div>
      <Text as="div" tone="muted" size={12} figures>
        <time dateTime={at} title={isRecent ? undefined : `${day(at)}, ${time(at)}`}>
          {isRecent ? time(at) : day(at)}
        </time>
      </Text>
    </li>
  );
}

/**
 * Its values, with why a transaction was booked, or a withdrawal refused, in the language of the page. What a line says
 * in parts can be told in parts: `line` is its kind, as a choice in a text spells it.
 */
function spoken({ values, line }: Notice): Notice['values'] {
  const { reason } = values;
  if (!reason) return values;
  if (!line) return { ...values, reason: refusalText(reason) };
  return { ...line.values, ...values, reason: sentenceText(line, reason), line: line.kind?.replace('.', '_') ?? 'none' };
}

function NoticeAction({ kind, values, isNewest }: { kind: NoticeKind; values: Notice['values']; isNewest: boolean }) {
  const [page = ''] = kind.path?.split(/\/\{|\?/) ?? [];
  const isDeclared = useIsDeclared(page);
  const isThere = isDeclared || OWN_NOTICE_KINDS.includes(kind);
  const path = kind.path === undefined ? null : filled(kind.path, values);
  if (path === null || !isThere) return null;
  const way = (
    <Button asChild size="small" className={styles.action}>
      <Link to={path}>{noticeText(kind, 'action')}</Link>
    </Button>
  );
  if (!isNewest || kind.claims === undefined) return way;
  return (
    <ClaimButton kind={kind} claims={kind.claims}>
      {way}
    </ClaimButton>
  );
}

/** The path with its value; null: this notice, of a service from before, has none. */
function filled(path: string, values: Notice['values']): string | null {
  const [name] = /(?<=\{)\w+/.exec(path) ?? [];
  if (name === undefined) return path;
  const value = values[name];
  return value ? path.replace(`{${name}}`, encodeURIComponent(value)) : null;
}
