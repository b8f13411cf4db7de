import { formatTime } from '@facet/remote-kit';
import { Button, Dialog, formatAmount, Money, Stack, SumList, Text } from '@facet/ui';
import { useState } from 'react';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { PendingOnPlatform } from '../withdraw/pending-on-platform.tsx';
import { arrivesOf, keptOf, usePlatformTerms } from '../withdraw/what-arrives.ts';

/** What was paid, what the platform kept and what arrives. */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const [isOpen, setIsOpen] = useState(false);
  const terms = usePlatformTerms(withdrawal);
  const { id, amount, gamepassName, experienceName, username, createdAt, processedAt } = withdrawal;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('Receipt of {amount}', { amount: formatAmount(amount) })}
        onClick={() => setIsOpen(true)}
      >
        {t('Receipt')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('Receipt')}>
        <Stack gap={4}>
          <SumList
            variant="receipt"
            lines={[
              { label: t('Gamepass'), value: gamepassName },
              ...(experienceName === null ? [] : [{ label: t('Experience'), value: experienceName }]),
              ...(username === null ? [] : [{ label: t('Sold by'), value: username }]),
              { label: t('Requested'), value: formatTime(createdAt) },
              ...(processedAt === null ? [] : [{ label: t('Bought'), value: formatTime(processedAt) }]),
              { label: t('Price we paid'), value: formatAmount(amount) },
              {
                label: t('The platform keeps {share}%', { share: String(terms.sharePercent) }),
                value: <Money amount={`-${keptOf(amount, terms)}`} />,
              },
            ]}
            total={{ label: t('You receive'), value: formatAmount(arrivesOf(amount, terms)) }}
          />
          <PendingOnPlatform />
          <Text as="p" tone="muted" size={12}>
            {t('Reference')} <Text mono>{id}</Text>
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
