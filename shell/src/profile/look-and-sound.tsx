import { Card, CardHead, LanguageSelect, Segmented, Stack, Switch, Text, useTheme } from '@facet/ui';
import { useSound } from '../moments/index.ts';
import { t } from '../texts.ts';

/** What the frame's small buttons switch, with its words. */
export function LookAndSound() {
  const { choice, choose } = useTheme();
  const { isOn, toggle } = useSound();
  return (
    <Card aria-labelledby="look">
      <CardHead id="look" title={t('Look and sound')} />
      <Stack gap={4}>
        <Stack gap={2}>
          <Text tone="strong" aria-hidden="true">
            {t('Language')}
          </Text>
          <LanguageSelect />
        </Stack>
        <Stack gap={2}>
          <Text tone="strong" aria-hidden="true">
            {t('Theme')}
          </Text>
          <Segmented
            label={t('Theme')}
            options={[
              { value: 'system', label: t('System') },
              { value: 'dark', label: t('Dark') },
              { value: 'light', label: t('Light') },
            ]}
            value={choice}
            onValueChange={choose}
          />
        </Stack>
        <Switch label={t('Sound')} checked={isOn} onChange={toggle} />
      </Stack>
    </Card>
  );
}
