import { Money } from '@facet/ui';
import { toDecimal } from './decimal.ts';

/** What was earned in some time; nothing has no sign. */
export function Earned({ hundredths, size }: { hundredths: bigint; size?: 14 | 16 }) {
  return <Money amount={toDecimal(hundredths)} signed={hundredths !== 0n} size={size} />;
}
