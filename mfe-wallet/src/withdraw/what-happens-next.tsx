import { Card, CardHead, Text, Timeline } from '@facet/ui';
import { t, Trans } from '../texts.ts';
import { arrivesOf, usePlatformTerms, type PlatformTerms } from './what-arrives.ts';
import { wholeAmount } from './whole-amount.ts';
import styles from './wizard.module.css';

interface WhatHappensNextProps {
  /** Of the gamepass that is chosen; null while none is. */
  price: string | null;
  isSent: boolean;
}

/** Beside the steps: what becomes of the chosen gamepass's price; once it is sent, until when it can be taken back. */
export function WhatHappensNext({ price, isSent }: WhatHappensNextProps) {
  const terms = usePlatformTerms();
  if (isSent)
    return (
      <Card aria-labelledby="good-to-know">
        <CardHead id="good-to-know" title={t('Good to know')} />
        <Text as="p" tone="muted">
          {t('You can cancel while it’s pending. Once it’s processing, we’re already buying and can’t stop it.')}
        </Text>
      </Card>
    );
  const labels = price === null ? labelsOfAny(terms) : labelsOf(price, terms);
  return (
    <Card aria-labelledby="what-happens-next">
      <CardHead id="what-happens-next" title={t('What happens next')} />
      <Timeline
        items={[
          { title: t('Reserved'), detail: labels.reserved },
          { title: t('Checked'), detail: t('We check your group, the owner and the price.') },
          {
            title: t('Bought'),
            detail: (
              <Trans
                id="We buy the gamepass, usually within <days>1-3 business days</days>."
                components={{ days: <span className={styles.together} /> }}
              />
            ),
          },
          { title: t('Pending on the platform'), detail: labels.pending },
          { title: t('Or returned'), detail: labels.returned, state: 'alternative' },
        ]}
      />
    </Card>
  );
}

interface Labels {
  reserved: string;
  pending: string;
  returned: string;
}

function labelsOf(gamepassPrice: string, terms: PlatformTerms): Labels {
  const price = wholeAmount(gamepassPrice);
  return {
    reserved: t('{price} leaves your balance right away.', { price }),
    pending: t('{arrives}, for about {days, plural, one {# day} other {# days}}.', {
      arrives: wholeAmount(arrivesOf(gamepassPrice, terms)),
      days: terms.pendingDays,
    }),
    returned: t('If anything fails, all {price} comes back.', { price }),
  };
}

function labelsOfAny({ pendingDays }: PlatformTerms): Labels {
  return {
    reserved: t('The amount leaves your balance right away.'),
    pending: t('The platform holds what you receive for about {days, plural, one {# day} other {# days}}.', { days: pendingDays }),
    returned: t('If anything fails, the whole amount comes back.'),
  };
}
