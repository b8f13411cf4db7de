import { usePublicSettings } from '@facet/remote-kit';
import { Button, Cluster, Icon, Notice, Stack, useToast } from '@facet/ui';
import { useReadGroupStandingQuery } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

/** Leads who is not in the operator's group to it, before they choose anything. Silent while that is not known: the request tells. */
export function GroupNotice() {
  const { data, isFetching, refetch } = useReadGroupStandingQuery(undefined, { refetchOnMountOrArgChange: true });
  const { settings } = usePublicSettings();
  const link = settings['roblox_group_link'];
  const toast = useToast();
  if (data?.group !== 'missing') return null;
  const checkAgain = async () => {
    const { data: now } = await refetch();
    if (now?.group !== 'missing') return;
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
          <Button variant="quiet" icon="rotate-cw" busy={isFetching} onClick={checkAgain}>
            {t('I’ve joined, check again')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
