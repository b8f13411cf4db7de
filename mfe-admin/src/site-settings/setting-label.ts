import { currentLanguage, declaredText, numberFormat } from '@facet/remote-kit';
import { formatAmount, toHundredths } from '@facet/ui';
import { t } from '../texts.ts';
import type { Setting } from './settings-api.ts';

const writeNumber = numberFormat();

/** As its service names it in the language of the page, else as the language's file does. */
export function inPageLanguage(setting: Setting, language = currentLanguage()): Setting {
  const { title, group, description, unit, choiceTitles, consequences, texts } = setting;
  return {
    ...setting,
    title: declaredText(title),
    group: declaredText(group),
    description: declaredText(description),
    unit: unit && declaredText(unit),
    ...(choiceTitles && { choiceTitles: choiceTitles.map((each) => declaredText(each)) }),
    ...(consequences && {
      consequences: Object.fromEntries(Object.entries(consequences).map(([of, text]) => [of, declaredText(text)])),
    }),
    ...texts?.[language],
  };
}

/** A value as people read it: "R$ 100.00", "30 %", "On", "On a new device". */
export function valueLabel({ type, unit, choices, choiceTitles }: Setting, value: string): string {
  switch (type) {
    case 'money':
      return formatAmount(value);
    case 'integer':
      return withUnit(/^\d+$/.test(value) ? writeNumber(Number(value)) : value, unit);
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

/** "From R$ 1 to R$ 10,000", "From 0 to 90 days"; null when it has no bound. */
export function boundsLabel({ type, unit, min, max }: Setting): string | null {
  const bare = (bound: number): string => (type === 'money' ? formatAmount(String(bound), { decimals: 0 }) : writeNumber(bound));
  const written = (bound: number): string => withUnit(bare(bound), type === 'money' ? null : unit);
  if (min !== undefined && max !== undefined) return t('From {min} to {max}', { min: bare(min), max: written(max) });
  if (min !== undefined) return t('At least {min}', { min: written(min) });
  return max === undefined ? null : t('At most {max}', { max: written(max) });
}

/** Whether two values mean the same: "100" and "100.00" of money. */
export function isSameValue({ type }: Setting, one: string, other: string): boolean {
  return one === other || (type === 'money' && toHundredths(one) !== null && toHundredths(one) === toHundredths(other));
}

/** With what a change begins: the other state of a switch, else what is there. */
export function otherValue({ type, value }: Setting): string {
  if (type !== 'on_off') return value;
  return value === 'on' ? 'off' : 'on';
}

/** What follows of a change, as the setting's service says it; undefined when nothing is to be warned of. */
export function consequenceOf({ type, value, consequences }: Setting, next: string): string | undefined {
  const isNumber = type === 'money' || type === 'integer';
  return consequences?.[isNumber ? (Number(next) > Number(value) ? 'higher' : 'lower') : next];
}

function withUnit(number: string, unit: string | null): string {
  return unit === null ? number : `${number} ${unit}`;
}
