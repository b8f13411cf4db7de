import { dateFormat } from '@facet/remote-kit';
import { Badge, Card, CardHead, Glyph, SkeletonRows, Text, type IconName } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { t } from '../texts.ts';
import { earnApi, type ReadStreakApiResponse } from './earn.generated.ts';
import styles from './overview.module.css';
import { walletApi, type ReadLevelApiResponse } from './wallet.generated.ts';

type Fact = ReadStreakApiResponse['badges'][number] | ReadLevelApiResponse['badges'][number];
type Look = { icon: IconName; title: string; fact: string };

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** The cut and the streak in short, beside the rank. */
export function ReachedBadges() {
  const { level, streak } = useReached();
  const days = streak.data?.streak ?? 0;
  return (
    <>
      {level.data && <Badge tone="accent">{t('Cut {cut}', { cut: level.data.cut })}</Badge>}
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
  const streak = earnApi.useReadStreakQuery(undefined, { skip: !useIsDeclared('/earn') });
  return { level, streak };
}

/**
 * What is true of the member, by the services' records. A service that is away is missing, and one that knows others is
 * not waited for.
 */
export function Badges() {
  const { level, streak } = useReached();
  const looks = badgeLooks();
  const known = [...(level.data?.badges ?? []), ...(streak.data?.badges ?? [])].filter(({ name }) => name in looks);
  const isLoading = level.isLoading || streak.isLoading;
  if (!isLoading && known.length === 0) return null;
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
                <Glyph icon={looks[badge.name].icon} tone={isReached(badge) ? 'accent' : 'default'} />
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

const isReached = ({ have, needed }: Fact): boolean => have >= needed;

function detailOf(badge: Fact, { fact }: Look): string {
  if (!isReached(badge)) return t('{have} of {needed} so far', { have: badge.have, needed: badge.needed });
  return badge.at === null ? fact : t('{fact}, {date}', { fact, date: day(badge.at) });
}

function badgeLooks(): Record<Fact['name'], Look> {
  return {
    first_cut: { icon: 'sparkles', title: t('First steps'), fact: t('All five first steps') },
    first_payout: { icon: 'banknote-arrow-down', title: t('First payout'), fact: t('A withdrawal that arrived') },
    clean_surveys: { icon: 'shield-check', title: t('Ten clean surveys'), fact: t('In a row, none taken back') },
    fifty_surveys: { icon: 'list-checks', title: t('Fifty surveys'), fact: t('All of them credited') },
    whole_week: { icon: 'flame', title: t('A whole week'), fact: t('7 days in a row') },
    three_friends: { icon: 'users-round', title: t('Three friends at the goal'), fact: t('Brought by you') },
  };
}
