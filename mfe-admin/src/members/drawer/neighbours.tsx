import { numberFormat, useSearchParams } from '@facet/remote-kit';
import { IconButton, Text } from '@facet/ui';
import { t } from '../../texts.ts';
import { useMemberAddress } from '../use-member-address.ts';
import { useMemberList } from '../use-member-list.ts';
import styles from '../members.module.css';

const whole = numberFormat();

/**
 * On to whom the page of the list below has before and after this member; nothing where the profile was not opened from
 * it.
 */
export function Neighbours({ id }: { id: string }) {
  const [address] = useSearchParams();
  const { turnTo } = useMemberAddress();
  const skip = (address.get('tab') ?? 'users') !== 'users';
  const { state, found } = useMemberList({ skip });
  const { users = [], total, totalIsExact } = found.currentData ?? {};
  const index = users.findIndex((user) => user.id === id);
  // while the list is coming its place is kept
  const isComing = !skip && found.currentData === undefined && found.error === undefined;
  if (index < 0 && !isComing) return null;
  const [previous, next] = [users[index - 1], users[index + 1]];
  return (
    <span className={styles.neighbours}>
      <Text tone="muted" size={12} figures className={styles.notOnPhone}>
        {index < 0
          ? t('{place} of {total}', { place: '–', total: '–' })
          : t('{place} of {total}', {
              place: whole(state.from + index + 1),
              total: `${whole(total ?? users.length)}${totalIsExact ? '' : '+'}`,
            })}
      </Text>
      <IconButton icon="arrow-up" label={t('Previous member')} disabled={!previous} onClick={() => previous && turnTo(previous.id)} />
      <IconButton icon="arrow-down" label={t('Next member')} disabled={!next} onClick={() => next && turnTo(next.id)} />
    </span>
  );
}
