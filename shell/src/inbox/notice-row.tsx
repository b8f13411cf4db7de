import { Link } from 'react-router-dom';
import { dateFormat, sentenceText, type NoticeKind } from '@facet/remote-kit';
import { Button, classes, Glyph, Text, toIconName, VisuallyHidden } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import type { Notice } from './inbox-api.ts';
import styles from './inbox.module.css';
import { noticeText } from './notice-text.ts';
import { OWN_NOTICE_KINDS } from './own-notice-kinds.ts';

const time = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** One notice in the words of its kind; one that no remote declares (any more) says at least that it is there. */
export function NoticeRow({ notice, kind }: { notice: Notice; kind: NoticeKind | undefined }) {
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
        {kind && <NoticeAction kind={kind} values={values} />}
      </div>
      <Text as="div" tone="muted" size={12} figures>
        <time dateTime={at}>{time(at)}</time>
      </Text>
    </li>
  );
}

/** Its values, with why a transaction was booked in the language of the page. */
function spoken({ values, line }: Notice): Notice['values'] {
  return values['reason'] === undefined ? values : { ...values, reason: sentenceText(line, values['reason']) };
}

function NoticeAction({ kind, values }: { kind: NoticeKind; values: Notice['values'] }) {
  const isDeclared = useIsDeclared(kind.path ?? '');
  const isThere = isDeclared || OWN_NOTICE_KINDS.includes(kind);
  if (kind.path === undefined || !isThere) return null;
  return (
    <Button asChild size="small" className={styles.action}>
      <Link to={kind.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}>
        {noticeText(kind, 'action')}
      </Link>
    </Button>
  );
}
