import { failureOf } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { offersApi, type GoodOffer } from './offers-api.ts';

/** Opens an offer in a tab of its own, at the address that the service tells when it notes the start. */
export function useStartOffer(): (offer: Pick<GoodOffer, 'provider' | 'id'>) => Promise<void> {
  const toast = useToast();
  const [startOffer, { isLoading }] = offersApi.useStartOfferMutation();
  return async ({ provider, id }) => {
    if (isLoading) return undefined;
    // Before the service is asked: a browser opens a tab only for the press itself.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const { data, error } = await startOffer({ provider: provider.id, offer: id });
    if (data) return leaveFor(data.url, tab ?? window);
    tab?.close();
    return toast({ tone: 'danger', title: t('This offer did not open'), ...failureOf(error) });
  };
}

/** The provider learns nothing of this page. */
function leaveFor(url: string, { document }: Pick<Window, 'document'>): void {
  const link = Object.assign(document.createElement('a'), { href: url, rel: 'noreferrer' });
  document.body.append(link);
  link.click();
}
