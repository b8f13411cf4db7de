import { numberFormat, useNewTransactions, usePublicSettings } from '@facet/remote-kit';
import { classes, Icon, VisuallyHidden } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { earnApi } from '../profile/earn.generated.ts';
import { t } from '../texts.ts';
import styles from './menu.module.css';

const DAILY_BONUS = 'daily_bonus';
const formatNumber = numberFormat();
/** A claim on any page asks anew. */
const streakApi = earnApi.enhanceEndpoints({ endpoints: { readStreak: { providesTags: ['Profile'] } } });

/** Days in a row, at the balance; out when none stand. Nothing where there is no daily bonus. */
export function StreakFlame() {
  const { settings, isLoading } = usePublicSettings();
  const canClaim = useIsDeclared('/rewards') && !isLoading && settings[DAILY_BONUS] !== 'off';
  const { data, refetch } = streakApi.useReadStreakQuery(undefined, { skip: !canClaim });
  // Another tab or device claimed.
  useNewTransactions(({ type }) => {
    if (data && type === DAILY_BONUS) void refetch();
  });
  if (!canClaim || !data) return null;
  return (
    <span className={classes(styles.flame, data.streak === 0 && styles.out)}>
      <Icon name="flame" size="tiny" />
      <span aria-hidden="true">{formatNumber(data.streak)}</span>
      <VisuallyHidden>{t('{streak}-day streak', { streak: data.streak })}</VisuallyHidden>
    </span>
  );
}
