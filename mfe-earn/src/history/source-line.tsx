import { Link } from '@facet/remote-kit';
import { Money, type SumLine } from '@facet/ui';
import { t } from '../texts.ts';
import { sourceLabels, type Source } from './source-labels.ts';

/** What a source brought since a UTC day, which leads to its lines of the statement. */
export function sourceLine(source: Source, amount: string, since: string): SumLine {
  return {
    label: <Link to={`/withdraw/statement?earned=${source}&since=${since}`}>{t(sourceLabels[source])}</Link>,
    value: <Money amount={amount} />,
  };
}
