import { failureOf } from '@facet/remote-kit';
import { CopyButton, Notice, Text } from '@facet/ui';
import { RoleButton, timeLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useGiveProviderNewAddressMutation, type Provider } from './providers-api.ts';
import styles from './providers.module.css';

/** Time enough to change the wall's dashboard. */
const KEEPS_OLD_HOURS = 24;

/** Where the wall calls, and how it gets another address. That one is shown once. */
export function PostbackAddress({ provider }: { provider: Provider }) {
  const [make, { data, error, isLoading }] = useGiveProviderNewAddressMutation();
  const { madeAt, madeBy, oldEndsAt, isBareTaken } = provider.address;
  const give = (keepsOldHours: number) => void make({ id: provider.id, body: { keepsOldHours } });
  const failure = error === undefined ? undefined : failureOf(error);
  return (
    <section className={styles.address} aria-label={t('Address the wall calls')}>
      {madeAt !== null && (
        <Text tone="muted" size={12}>
          {t('Its address was made {time} by {name}.', { time: timeLabel(madeAt), name: madeBy ?? '' })}{' '}
          {oldEndsAt !== null && t('The previous one works until {time}.', { time: timeLabel(oldEndsAt) })}
        </Text>
      )}
      {isBareTaken && oldEndsAt === null && (
        <Notice tone="warning" title={t('Anyone could know its address')}>
          {t('It ends with the name of the wall. Make one that nobody can guess.')}
        </Notice>
      )}
      {data && (
        <Notice tone="accent" title={t('Copy it into the wall’s dashboard now: it is not shown again')}>
          <code className={styles.secretAddress}>{data.address}</code>
          <CopyButton text={data.address} label={t('Copy')} />
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" title={t('The address was not created')} requestId={failure.requestId}>
          {failure.description}
        </Notice>
      )}
      <div className={styles.addressActs}>
        <RoleButton needs="admin" type="button" busy={isLoading} onClick={() => give(KEEPS_OLD_HOURS)}>
          {t('New address; the old one works for 24 more hours')}
        </RoleButton>
        <RoleButton needs="admin" type="button" busy={isLoading} onClick={() => give(0)}>
          {t('New address; the old one stops working now')}
        </RoleButton>
      </div>
    </section>
  );
}
