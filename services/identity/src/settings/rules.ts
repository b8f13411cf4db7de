import type { SettingDeclaration } from './setting-declaration.ts';

const LONGEST_URL = 500;
const MONEY = /^\d{1,9}(\.\d{1,2})?$/;
const INTEGER = /^\d{1,9}$/;

/** Why `value` cannot be the setting's value, as a sentence's end ("… must be on or off"); undefined when it can. */
export function whyRefused(declaration: SettingDeclaration, value: string): string | undefined {
  switch (declaration.type) {
    case 'money':
      return MONEY.test(value) ? whyOutside(declaration, value, 'R$ ') : 'must be an amount in R$ with at most two decimals';
    case 'on_off':
      return value === 'on' || value === 'off' ? undefined : 'must be on or off';
    case 'https_url':
      return isHttpsUrl(value) ? undefined : `must be an https link of at most ${LONGEST_URL} characters`;
    case 'integer':
      return INTEGER.test(value) ? whyOutside(declaration, value) : 'must be a whole number, 0 or more';
    case 'choice':
      return declaration.choices.includes(value) ? undefined : `must be one of ${declaration.choices.join(', ')}`;
    default:
      return declaration satisfies never;
  }
}

/** Bounds are whole, so hundredths that a float rounds cannot cross one. */
function whyOutside({ min, max }: { min?: number; max?: number }, value: string, before = ''): string | undefined {
  const written = (bound: number): string => `${before}${bound.toLocaleString('en')}`;
  if (min !== undefined && Number(value) < min) return `must be at least ${written(min)}`;
  return max !== undefined && Number(value) > max ? `must be at most ${written(max)}` : undefined;
}

function isHttpsUrl(value: string): boolean {
  if (value.length > LONGEST_URL || !/^https:\/\/[\x21-\x7e]+$/.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.username === '' && url.password === '';
}
