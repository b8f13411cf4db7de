import { numberFormat } from '@facet/remote-kit';
import { classes, Icon, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { countsApi } from './counts-api.ts';
import { useNavigationEntries } from './navigation-entries.ts';
import styles from './menu.module.css';

const formatNumber = numberFormat();

/** Days in a row, at the balance: each entry's count may tell them, and one does. */
export function StreakFlames() {
  return useNavigationEntries().map(({ path, badge }) => badge && <StreakFlame key={path} counts={badge} />);
}

/** Out when none stand. Nothing where there is no daily bonus. */
function StreakFlame({ counts }: { counts: string }) {
  const streak = countsApi.useGetCountsQuery(counts).data?.streak ?? null;
  if (streak === null) return null;
  return (
    <span className={classes(styles.flame, streak === 0 && styles.out)}>
      <Icon name="flame" size="tiny" />
      <span aria-hidden="true">{formatNumber(streak)}</span>
      <VisuallyHidden>{t('{streak}-day streak', { streak })}</VisuallyHidden>
    </span>
  );
}
