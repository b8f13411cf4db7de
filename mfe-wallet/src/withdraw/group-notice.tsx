import { usePublicSettings } from '@facet/remote-kit';
import { Button, Cluster, Icon, Notice, Stack, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { stateOf, type Opening } from './use-start.ts';

/**
 * Leads who is not in the operator's group to it, before they choose anything. Silent while that is not known: the
 * request tells.
 */
export function GroupNotice({ opening: { data, isChecking, checkAgain } }: { opening: Opening }) {
  const { settings } = usePublicSettings();
  const link = settings['roblox_group_link'];
  const toast = useToast();
  if (stateOf(data, 'group') !== 'failed') return null;
  const onCheckAgain = async () => {
    const now = await checkAgain();
    if (now && stateOf(now, 'group') !== 'failed') return;
    toast({ title: t('We can’t see you in the group yet'), description: t('The platform may need a minute. Please check again.') });
  };
  return (
    <Notice tone="warning" title={t('One thing first: join the group')}>
      <Stack gap={3}>
        <span>{t('We can only buy from members of our Roblox group. You only need to join once.')}</span>
        <Cluster>
          {link !== undefined && (
            <Button asChild>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {t('Open the group')} <Icon name="external-link" size="small" />
              </a>
            </Button>
          )}
          <Button variant="quiet" icon="rotate-cw" busy={isChecking} onClick={onCheckAgain}>
            {t('I’ve joined, check again')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
