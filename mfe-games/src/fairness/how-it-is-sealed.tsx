import { Card, CardHead, Stack, Text } from '@facet/ui';
import { t } from '../texts.ts';

export function HowItIsSealed() {
  return (
    <Card aria-labelledby="how-it-is-sealed">
      <CardHead id="how-it-is-sealed" title={t('How it is sealed')} />
      <Stack gap={3}>
        <Text as="p">
          {t('Before you bet, the site draws 32 random bytes and shows you their hash. It cannot change them afterwards.')}
        </Text>
        <Text as="p">
          {t(
            'Your own seed and the number of your round are mixed in: u is the first 52 bits of HMAC-SHA256(seed, your seed:round), as a share of 1.',
          )}
        </Text>
        <Text as="p">
          {t(
            'The round lasts while the multiplier is at most 1.8 × win chance ÷ u. So 1.8 × win chance is what comes back in the long run, whatever you do.',
          )}
        </Text>
      </Stack>
    </Card>
  );
}
