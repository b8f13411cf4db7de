import { useId } from 'react';
import { Link } from 'react-router-dom';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, ErrorCard, PageHeader, SkeletonCard, Stack, Text } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi } from './inbox-api.ts';
import styles from './inbox.module.css';
import { KeptChoice } from './kept-choice.tsx';
import { noticeText } from './notice-text.ts';
import { PushCard } from './push-card.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';
import { useNoticeGroups, type NoticeGroup } from './use-notice-kinds.ts';

/** Which kinds a member wants to be told. What is about money that was taken or paid always comes. */
export function Component() {
  const { data, error, isFetching, refetch } = inboxApi.useReadInboxSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={t('Notification settings')}
        aside={
          <Button asChild variant="quiet" icon="arrow-left">
            <Link to="/inbox">{t('Back')}</Link>
          </Button>
        }
      >
        {t('Choose what’s worth a notification.')}
      </PageHeader>
      {data ? (
        <div className={styles.columns}>
          <Groups muted={data.muted} />
          <Stack gap={6}>
            <PushCard />
            <QuietHoursCard />
          </Stack>
        </div>
      ) : error ? (
        <ErrorCard as="h2" title={t('Your settings did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      ) : (
        <SkeletonCard />
      )}
    </>
  );
}

function Groups({ muted }: { muted: readonly string[] }) {
  const groups = useNoticeGroups();
  return (
    <Card aria-labelledby="kinds">
      <div className={styles.group}>
        <h2 id="kinds">{t('What we tell you about')}</h2>
        <span className={styles.place}>{t('In the bell')}</span>
        <span className={styles.place}>{t('On this device')}</span>
      </div>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.label} group={group} muted={muted} />
        ))}
      </ul>
      <Text as="p" tone="muted" size={12}>
        {t('We always tell you when money is reversed or paid out.')}
      </Text>
    </Card>
  );
}

function Group({ group: { label, kinds }, muted }: { group: NoticeGroup; muted: readonly string[] }) {
  const aboutId = useId();
  const [muteKinds] = inboxApi.useMuteKindsMutation();
  const [choosePush] = inboxApi.useChoosePushMutation();
  const { data: push } = inboxApi.useReadPushQuery();
  const own = kinds.map(({ kind }) => kind);
  const isIn = (list: readonly string[]) => own.every((kind) => list.includes(kind));
  const without = (list: readonly string[]) => list.filter((kind) => !own.includes(kind));
  const about = kinds
    .map((kind) => noticeText(kind, 'about'))
    .join(' ')
    .trim();
  const isAlways = kinds.every((kind) => kind.isAlways);
  const isTold = isAlways || !isIn(muted);
  const { muted: silent = [], quiet = null } = push ?? {};
  return (
    <li className={styles.group}>
      <div className={styles.words}>
        <Text as="div" tone="strong">
          {label}
        </Text>
        {about && (
          <p id={aboutId} className={styles.about}>
            {about}
          </p>
        )}
      </div>
      <KeptChoice
        label={t('{label}, in the bell', { label })}
        isOn={isTold}
        disabled={isAlways}
        aria-describedby={about ? aboutId : undefined}
        keep={(isOn) => muteKinds({ muted: isOn ? without(muted) : [...without(muted), ...own] })}
      />
      <KeptChoice
        label={t('{label}, on this device', { label })}
        isOn={isTold && push?.isOn === true && !isIn(silent)}
        disabled={!isTold || !push?.isOn}
        keep={(isOn) => choosePush({ muted: isOn ? without(silent) : [...without(silent), ...own], quiet })}
      />
    </li>
  );
}
