import { dateFormat, messageOf, requestIdOf } from '@facet/remote-kit';
import { Badge, Card, CardHead, classes, ErrorCard, Icon, InPlaceOf, SkeletonRows, Stone, Text, type IconName } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { socialApi, type ReadDrawBadgesApiResponse } from './social.generated.ts';
import type { ReadStreakApiResponse } from './earn.generated.ts';
import styles from './overview.module.css';
import { walletApi, type ReadLevelApiResponse } from './wallet.generated.ts';
import { streakApi } from './streak-api.ts';

type Fact = (ReadStreakApiResponse | ReadLevelApiResponse | ReadDrawBadgesApiResponse)['badges'][number];
interface Look {
  icon: IconName;
  tone: 'emerald' | 'gold' | 'blue' | 'violet' | 'copper';
  title: string;
  fact: string;
  /** The way to one that is reached at once. */
  way?: string;
}

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** The cut and the streak in short, beside the rank. */
export function ReachedBadges() {
  const { level, streak } = useReached();
  const days = streak.data?.streak ?? 0;
  return (
    <>
      {level.data && (
        <Badge tone="accent">
          <Stone size={14} />
          {t('Cut {cut}', { cut: level.data.cut })}
        </Badge>
      )}
      {days > 0 && (
        <Badge tone="warning" icon="flame">
          {t('{days, plural, one {# day} other {# days}}', { days })}
        </Badge>
      )}
    </>
  );
}

function useReached() {
  const level = walletApi.useReadLevelQuery(undefined, { skip: !useIsDeclared('/withdraw') });
  const streak = streakApi.useReadStreakQuery(undefined, { skip: !useIsDeclared('/earn') });
  return { level, streak };
}

/**
 * What is true of the member, by the services' records. A service that is away is missing, and one that knows others is
 * not waited for.
 */
export function Badges() {
  const { level, streak } = useReached();
  const draws = socialApi.useReadDrawBadgesQuery(undefined, { skip: !useIsDeclared('/events') });
  const all = [level, streak, draws];
  const looks = badgeLooks();
  const order = Object.keys(looks);
  const known = all
    .flatMap(({ data }): Fact[] => data?.badges ?? [])
    .filter(({ name }) => name in looks)
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const isLoading = all.some((one) => one.isLoading);
  const away = all.filter(({ data, error }) => !data && error);
  if (!isLoading && known.length === 0) return away.length > 0 ? <BadgesAway of={away} /> : null;
  return (
    <Card aria-labelledby="badges" aria-busy={isLoading || undefined} className={styles.badgeCard}>
      <CardHead id="badges" title={t('Badges')}>
        {!isLoading && (
          <Text tone="muted" size={12}>
            {t('{have} of {all}', { have: known.filter(isReached).length, all: known.length })}
          </Text>
        )}
      </CardHead>
      {isLoading ? (
        <SkeletonRows count={3} />
      ) : (
        <ul className={styles.badges}>
          {known
            .toSorted((one, other) => Number(isReached(other)) - Number(isReached(one)))
            .map((badge) => (
              <li key={badge.name} className={styles.badge}>
                <Medal look={looks[badge.name]} isReached={isReached(badge)} />
                <div>
                  <Text as="p" tone={isReached(badge) ? 'strong' : 'muted'}>
                    {looks[badge.name].title}
                  </Text>
                  <Text as="p" tone="muted" size={12}>
                    {detailOf(badge, looks[badge.name])}
                  </Text>
                </div>
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

interface AwayAnswer {
  error?: Parameters<typeof messageOf>[0];
  isFetching: boolean;
  refetch: () => unknown;
}

/** Where none of the services answers; those that are away when others answer are missing without a word. */
function BadgesAway({ of }: { of: readonly AwayAnswer[] }) {
  return (
    <InPlaceOf skeleton={<Card as="div" className={styles.badgeCard} />}>
      <ErrorCard
        as="h2"
        title={t('Your badges did not load')}
        onRetry={() => of.forEach(({ refetch }) => void refetch())}
        retrying={of.some(({ isFetching }) => isFetching)}
        requestId={requestIdOf(of[0]?.error)}
      >
        {messageOf(of[0]?.error)}
      </ErrorCard>
    </InPlaceOf>
  );
}

function Medal({ look: { icon, tone }, isReached: isOn }: { look: Look; isReached: boolean }) {
  return (
    <span className={classes(styles.medal, isOn ? styles[tone] : styles.unreached)} aria-hidden="true">
      <Icon name={icon} size="small" />
    </span>
  );
}

const isReached = ({ have, needed }: Fact): boolean => have >= needed;

function detailOf(badge: Fact, { fact, way }: Look): string {
  if (!isReached(badge) && way !== undefined) return way;
  if (!isReached(badge)) return t('{have} of {needed} so far', { have: badge.have, needed: badge.needed });
  return badge.at === null ? fact : t('{fact}, {date}', { fact, date: day(badge.at) });
}

function badgeLooks(): Record<Fact['name'], Look> {
  return {
    first_cut: { icon: 'sparkles', tone: 'emerald', title: t('First steps'), fact: t('All five first steps') },
    first_payout: {
      icon: 'banknote-arrow-down',
      tone: 'gold',
      title: t('First payout'),
      fact: t('A withdrawal that arrived'),
      way: t('Withdraw for the first time'),
    },
    clean_surveys: { icon: 'circle-check', tone: 'blue', title: t('Ten clean surveys'), fact: t('In a row, none taken back') },
    checked_seal: {
      icon: 'shield-check',
      tone: 'violet',
      title: t('Checked a seal'),
      fact: t('On your own device'),
      way: t('Check your statement’s proof'),
    },
    whole_week: { icon: 'flame', tone: 'copper', title: t('A whole week'), fact: t('7 days in a row') },
    three_friends: { icon: 'users-round', tone: 'blue', title: t('Three friends at the goal'), fact: t('Brought by you') },
    won_draw: { icon: 'trophy', tone: 'gold', title: t('Won a draw'), fact: t('An event’s prize'), way: t('Join an event') },
    fifty_surveys: { icon: 'list-checks', tone: 'emerald', title: t('Fifty surveys'), fact: t('All of them credited') },
  };
}
