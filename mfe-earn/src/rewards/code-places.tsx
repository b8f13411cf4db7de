import { usePublicSettings } from '@facet/remote-kit';
import { Button, Card, CardHead, Cluster, Icon, Skeleton, Stack, type IconName } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './code-places.module.css';

const PLACES: readonly { setting: string; label: string; icon: IconName }[] = [
  { setting: 'discord_link', label: 'Discord', icon: 'message-circle' },
  { setting: 'twitter_link', label: 'X', icon: 'at-sign' },
];

/** Links to the places where new codes are told; those that operators have set. */
export function CodePlaces() {
  const { settings, isLoading } = usePublicSettings();
  const places = PLACES.flatMap(({ setting, ...place }) => ({ ...place, url: settings[setting] ?? '' })).filter(({ url }) => url !== '');
  if (places.length === 0 && !isLoading) return null;
  return (
    <Card aria-labelledby="code-places">
      <CardHead id="code-places" title={t('Where to find codes')} />
      <Stack gap={2}>
        {isLoading && PLACES.map(({ label }) => <Skeleton key={label} height={44} radius={8} />)}
        {places.map(({ label, icon, url }) => (
          <Button key={label} asChild wide className={styles.place}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <Cluster gap={2}>
                <Icon name={icon} size="small" />
                {label}
              </Cluster>
              <Icon name="external-link" size="small" />
            </a>
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
