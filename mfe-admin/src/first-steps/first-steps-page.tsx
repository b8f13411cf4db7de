import { LoadFailure } from '@facet/console-kit';
import { msg, type Message } from '@facet/remote-kit';
import { Card, CardHead, CutCard, PageHeader, SkeletonRows, Stack } from '@facet/ui';
import type { ReactNode } from 'react';
import { Inserts } from '../brought/index.ts';
import { inPageLanguage, useListSettingsQuery, type Setting } from '../site-settings/index.ts';
import { t } from '../texts.ts';
import styles from './first-steps.module.css';
import { SecondStep } from './second-step.tsx';
import { SettingStep } from './setting-step.tsx';
import { useSecondSteps } from './use-second-steps.ts';

type Place = NonNullable<Setting['firstStep']>;

/** What comes from remotes is the last: it may come late, and nothing stands below it. */
const PLACES: readonly { place: Place; title: Message }[] = [
  { place: 'login', title: msg('Before members log in') },
  { place: 'safety', title: msg('Before you sleep well') },
  { place: 'money', title: msg('Before R$ comes in and goes out') },
];

/**
 * /admin/first-steps: what a new site asks of its owner. Each has a safe value until they decide, and whoever keeps
 * that has decided too.
 */
export function Component() {
  const { data, error, isFetching, refetch } = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const steps = data?.settings.flatMap((setting) => (setting.firstStep ? [inPageLanguage(setting)] : []));
  return (
    <Stack gap={4}>
      <Head steps={steps} />
      {error && <LoadFailure as="h2" title={t('The first steps did not load')} error={error} isFetching={isFetching} refetch={refetch} />}
      {!error &&
        PLACES.map(({ place, title }) => (
          <Group key={place} title={t(title)} settings={steps?.filter(({ firstStep }) => firstStep === place)}>
            {place === 'safety' && <SecondStep />}
            {place === 'money' && <Inserts at="first-steps" />}
          </Group>
        ))}
    </Stack>
  );
}

function Head({ steps }: { steps: readonly Setting[] | undefined }) {
  const second = useSecondSteps();
  const open = steps && second && steps.filter(isOpen).length + (second.isOpen ? 1 : 0);
  return (
    <CutCard className={styles.head}>
      <PageHeader title={title(open)}>
        {t('Each has a safe value until you decide, so nothing breaks meanwhile. All of it can be changed later.')}
      </PageHeader>
    </CutCard>
  );
}

function title(open: number | undefined): string {
  if (open === undefined) return t('First steps');
  return open === 0
    ? t('Everything is decided')
    : t('{open, plural, one {# decision needs a person} other {# decisions need a person}}', { open });
}

const isOpen = ({ changedAt }: Setting): boolean => changedAt === null;

interface GroupProps {
  title: string;
  /** Undefined while they come. */
  settings: readonly Setting[] | undefined;
  children: ReactNode;
}

function Group({ title, settings, children }: GroupProps) {
  return (
    <Card flush aria-label={title}>
      <CardHead title={title}>
        {settings && (
          <span className={styles.count}>
            {t('{decided} of {all}', { decided: settings.filter((setting) => !isOpen(setting)).length, all: settings.length })}
          </span>
        )}
      </CardHead>
      {settings ? settings.map((setting) => <SettingStep key={setting.key} setting={setting} />) : <SkeletonRows count={3} />}
      {settings && children}
    </Card>
  );
}
