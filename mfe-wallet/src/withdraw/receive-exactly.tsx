import { Button, Cluster, CopyButton, Disclosure, Field, hundredthsOf, Icon, Input, Money, Stack, Text } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { keptOf, priceFor, usePlatformTerms } from './what-arrives.ts';
import { wholeAmount } from './whole-amount.ts';
import styles from './wizard.module.css';

const WHOLE_ROBUX = /^[1-9]\d{0,8}$/;

/** The price that a gamepass needs for a wanted sum to arrive. */
export function ReceiveExactly({ onCheckAgain }: { onCheckAgain: () => unknown }) {
  const terms = usePlatformTerms();
  const [typed, setTyped] = useState('');
  const wanted = WHOLE_ROBUX.test(typed.trim()) ? BigInt(typed.trim()) : null;
  const price = wanted === null ? null : priceFor(wanted, terms);
  return (
    <Disclosure compact title={t('I want to receive exactly…')}>
      <Stack gap={3}>
        <div className={styles.exactly}>
          <Field
            label={t('Robux to receive')}
            error={typed.trim() !== '' && wanted === null ? t('Enter a whole number of Robux') : undefined}
          >
            <Input value={typed} inputMode="numeric" autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
          </Field>
          {price !== null && (
            <>
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
              <div className={styles.priced}>
                <Money amount={String(price)} decimals={0} size={20} />
                <CopyButton text={String(price)} label={t('Copy {price}', { price: String(price) })} />
              </div>
            </>
          )}
        </div>
        <output>
          {price !== null && (
            <Text tone="muted" size={12}>
              {words(price)}
            </Text>
          )}
        </output>
        {price !== null && (
          <Cluster>
            <Button size="small" icon="rotate-cw" onClick={onCheckAgain}>
              {t('Check again')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Disclosure>
  );

  function words(needed: bigint): string {
    const kept = keptOf(String(needed), terms);
    const set = t('Set the price of a gamepass to {price} on the platform, then come back.', { price: wholeAmount(String(needed)) });
    return hundredthsOf(kept) === 0n ? set : `${set} ${t('The platform keeps {kept} of it.', { kept: wholeAmount(kept) })}`;
  }
}
