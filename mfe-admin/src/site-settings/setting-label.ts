import { formatAmount } from '@facet/ui';
import { t } from '../texts.ts';
import type { Setting } from './settings-api.ts';

/** A value as people read it: "R$ 100.00", "30 %", "On", "On a new device". */
export function valueLabel({ type, unit, choices, choiceTitles }: Setting, value: string): string {
  switch (type) {
    case 'money':
      return formatAmount(value);
    case 'integer':
      return unit === null ? value : `${value} ${unit}`;
    case 'on_off':
      return value === 'on' ? t('On') : t('Off');
    case 'choice':
      return choiceTitles?.[choices?.indexOf(value) ?? -1] ?? value;
    case 'https_url':
      return value;
    default:
      return type satisfies never;
  }
}
