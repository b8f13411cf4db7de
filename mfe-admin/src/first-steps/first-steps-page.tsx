import { LoadFailure } from '@facet/console-kit';
import { CountStepContext, msg, type Message } from '@facet/remote-kit';
import { Button, Card, CardHead, CutCard, PageHeader, SkeletonRows, Stack } from '@facet/ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Inserts, useInserts } from '../brought/index.ts';
import { inPageLanguage, useListSettingsQuery, type Setting } from '../site-settings/index.ts';
import { t } from '../texts.ts';
import styles from './first-steps.module.css';
import { MembersSee } from './members-see.tsx';
import { useNextDecision } from './next-decision.ts';
import { SecondStep } from './second-step.tsx';
import { SettingStep } from './setting-step.tsx';
import { StepRing } from './step-ring.tsx';
import { useSeenSteps, type Place, type SeenSteps } from './use-seen-steps.ts';

/** The second login step. */
const OWN_STEPS = 1;

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
  const seen = useSeenSteps();
  const inserts = useInserts('first-steps');
  const groups = useRef<HTMLDivElement>(null);
  const settings = data?.settings.map((setting) => inPageLanguage(setting));
  const steps = settings?.filter(({ firstStep }) => firstStep);
  return (
    <Stack gap={4}>
      <Head seen={seen} hasFailed={error !== undefined} expected={steps && steps.length + OWN_STEPS + inserts.length} groups={groups} />
      {error && <LoadFailure as="h2" title={t('The first steps did not load')} error={error} isFetching={isFetching} refetch={refetch} />}
      {!error && (
        <div className={styles.page}>
          <div ref={groups} className={styles.groups}>
            {PLACES.map(({ place, title }) => (
              <Group
                key={place}
                title={t(title)}
                settings={steps?.filter(({ firstStep }) => firstStep === place)}
                place={place}
                seen={seen}
              >
                {place === 'safety' && <SecondStep />}
                {place === 'money' && <Inserts at="first-steps" />}
              </Group>
            ))}
          </div>
          {settings && <MembersSee settings={settings} />}
        </div>
      )}
    </Stack>
  );
}

interface HeadProps {
  seen: SeenSteps;
  hasFailed: boolean;
  /** How many rows there are once all have come. */
  expected: number | undefined;
  groups: RefObject<HTMLElement | null>;
}

function Head({ seen: { steps }, hasFailed, expected = Infinity, groups }: HeadProps) {
  const toNext = useNextDecision(groups);
  const decided = steps.filter(({ isOpen }) => isOpen === false).length;
  const all = Number.isFinite(expected) ? Math.max(expected, steps.length) : steps.length;
  const isKnown = steps.length >= expected && steps.every(({ isOpen }) => isOpen !== undefined);
  const open = steps.filter(({ isOpen }) => isOpen).length;
  return (
    <CutCard className={styles.head}>
      <StepRing decided={decided} all={all} />
      <PageHeader title={title(open, isKnown)}>
        {t('Each has a safe value until you decide, so nothing breaks meanwhile. All of it can be changed later.')}
      </PageHeader>
      {(open > 0 || !(isKnown || hasFailed)) && (
        <Button variant="primary" iconAfter="arrow-down" className={styles.next} disabled={open === 0} onClick={toNext}>
          {t('Next decision')}
        </Button>
      )}
    </CutCard>
  );
}

function title(open: number, isKnown: boolean): string {
  if (open > 0) return t('{open, plural, one {# decision needs a person} other {# decisions need a person}}', { open });
  return isKnown ? t('Everything is decided') : t('First steps');
}

interface GroupProps {
  title: string;
  /** Undefined while they come. */
  settings: readonly Setting[] | undefined;
  place: Place;
  seen: SeenSteps;
  /** Rows that are no settings. */
  children: ReactNode;
}

function Group({ title, settings, place, seen, children }: GroupProps) {
  const here = seen.steps.filter((step) => step.place === place);
  return (
    <Card flush aria-label={title}>
      <CardHead title={title}>
        {settings && (
          <span className={styles.count}>
            {t('{decided} of {all}', { decided: here.filter(({ isOpen }) => isOpen === false).length, all: here.length })}
          </span>
        )}
      </CardHead>
      {settings ? (
        <CountStepContext value={seen.count[place]}>
          <div className={styles.rows}>
            {settings.map((setting) => (
              <SettingStep key={setting.key} setting={setting} />
            ))}
            {children}
          </div>
        </CountStepContext>
      ) : (
        <div aria-busy="true">
          <SkeletonRows count={3} />
        </div>
      )}
    </Card>
  );
}
