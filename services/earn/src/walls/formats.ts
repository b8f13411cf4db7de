import { isUuid } from '@facet/service-kit';
import { isIPv4, isIPv6 } from 'node:net';
import type { Parameters } from './parameters.ts';
import type { Format } from './recipe.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal `format`, naming the first parameter that is absent or has another shape. */
export function assertFormats(formats: Readonly<Record<string, Format>>, parameters: Parameters): void {
  for (const [name, format] of Object.entries(formats)) {
    const value = parameters.get(name);
    if (value === undefined || !matches(format, value)) throw new Refusal('format', name);
  }
}

const decimal = /^-?\d{1,30}(\.\d{1,18})?$/;

function matches(format: Format, value: string): boolean {
  switch (format) {
    case 'uuid':
      return isUuid(value);
    case 'not_uuid':
      return !isUuid(value.toLowerCase());
    case 'ip':
      // An IPv6 address that ends in an IPv4 one has points of its own, which would move the borders behind it.
      return isIPv4(value) || (isIPv6(value) && !value.includes('.'));
    case 'decimal':
      return decimal.test(value);
    default: {
      const point = value.indexOf('.');
      return decimal.test(value) && point !== -1 && value.length - point - 1 === format.decimals;
    }
  }
}
