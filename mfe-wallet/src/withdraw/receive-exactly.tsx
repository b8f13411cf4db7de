import { Field, Disclosure, formatAmount, Input, Text } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { priceFor, usePlatformTerms } from './what-arrives.ts';

const WHOLE_ROBUX = /^[1-9]\d{0,8}$/;

/** The price that a gamepass needs for a wanted sum to arrive. */
export function ReceiveExactly() {
  const terms = usePlatformTerms();
  const [typed, setTyped] = useState('');
  const wanted = WHOLE_ROBUX.test(typed.trim()) ? BigInt(typed.trim()) : null;
  const price = wanted === null ? null : priceFor(wanted, terms);
  return (
    <Disclosure title={t('I want to receive exactly…')}>
      <Field label={t('Robux to receive')} error={typed.trim() !== '' && wanted === null ? t('Enter a whole number of Robux') : undefined}>
        <Input value={typed} inputMode="numeric" autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <output>
        {price !== null && (
          <Text tone="muted">
            {t('Set the price of a gamepass to {price} on the platform, then come back.', {
              price: formatAmount(String(price), { decimals: 0 }),
            })}
          </Text>
        )}
      </output>
    </Disclosure>
  );
}
