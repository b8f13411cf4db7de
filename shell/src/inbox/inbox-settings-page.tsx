import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf, messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, CardHead, ErrorCard, PageHeader, SkeletonCard, Switch, Text, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi } from './inbox-api.ts';
import styles from './inbox.module.css';
import { PushCard } from './push-card.tsx';
import { noticeText } from './notice-text.ts';
import { useNoticeGroups, type NoticeGroup } from './use-notice-kinds.ts';

/** Which kinds a member wants to be told. What is about money that was taken or paid always comes. */
export function InboxSettingsPage() {
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
          <PushCard />
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
      <CardHead id="kinds" title={t('What we tell you about')} />
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
  const toast = useToast();
  const aboutId = useId();
  const [muteKinds] = inboxApi.useMuteKindsMutation();
  const own = kinds.map(({ kind }) => kind);
  const about = kinds
    .map((kind) => noticeText(kind, 'about'))
    .join(' ')
    .trim();
  const isAlways = kinds.every((kind) => kind.isAlways);
  // The list is a frame late: until then the switch would go back.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = isAlways || (chosen ?? !own.every((kind) => muted.includes(kind)));
  const toggle = async () => {
    setChosen(!isOn);
    const others = muted.filter((kind) => !own.includes(kind));
    const { error } = await muteKinds({ muted: isOn ? [...others, ...own] : others });
    if (!error) return;
    setChosen(null);
    toast({ tone: 'danger', title: t('Your settings were not saved'), ...failureOf(error) });
  };
  return (
    <li>
      <Switch
        label={label}
        checked={isOn}
        disabled={isAlways}
        aria-describedby={about ? aboutId : undefined}
        onChange={() => void toggle()}
      />
      {about && (
        <p id={aboutId} className={styles.about}>
          {about}
        </p>
      )}
    </li>
  );
}
