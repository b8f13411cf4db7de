import { Link, useOperator } from '@facet/remote-kit';
import { formatAmount, hundredthsOf, Notice } from '@facet/ui';
import { t, Trans } from '../texts.ts';

/** The setting that says what one operator may do alone. */
export type Limit = 'promise_limit' | 'adjustment_limit';

const placeOf = (limit: Limit): string => `/admin/settings?search=${limit}`;

/** For an owner, who may be the only operator of the site: nobody else would ever confirm. */
export function RaiseLimit({ limit }: { limit: Limit }) {
  if (useOperator().role !== 'owner') return null;
  return (
    <Trans id="If you work alone, <link>raise the limit</link> and make it again." components={{ link: <Link to={placeOf(limit)} /> }} />
  );
}

interface SecondOperatorProps {
  /** Hundredths, of what is typed; null while that is not known. */
  promised: bigint | null;
  /** R$ that the operator may still promise or adjust alone; undefined while nobody says. */
  left: string | undefined;
  /** The setting that says so. */
  limit?: Limit;
}

/** Before it is sent: that another operator has to confirm it, and what an owner who works alone can do. */
export function SecondOperator({ promised, left, limit = 'promise_limit' }: SecondOperatorProps) {
  const { role } = useOperator();
  if (promised === null || left === undefined || promised <= hundredthsOf(left)) return null;
  const values = { left: formatAmount(left) };
  return (
    <Notice tone="info" title={t('Another operator has to confirm it')}>
      {role === 'owner' ? (
        <Trans
          id="On your own you have {left} left within 24 hours: if you work alone, <link>raise the limit</link> first."
          values={values}
          // What is typed here stays.
          components={{ link: <Link to={placeOf(limit)} target="_blank" /> }}
        />
      ) : (
        t('On your own you have {left} left within 24 hours. An owner can raise the limit.', values)
      )}
    </Notice>
  );
}
