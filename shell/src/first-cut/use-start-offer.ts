import { failureOf, newTab } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useRef } from 'react';
import { t } from '../texts.ts';
import { offersApi, type GoodOffer } from './offers-api.ts';

/** Opens an offer in a tab of its own, at the address that the service tells when it notes the start. */
export function useStartOffer(): (offer: Pick<GoodOffer, 'provider' | 'id'>) => Promise<void> {
  const toast = useToast();
  const [startOffer] = offersApi.useStartOfferMutation();
  const isStarting = useRef(false);
  return async ({ provider, id }) => {
    if (isStarting.current) return undefined;
    isStarting.current = true;
    const tab = newTab();
    const { data, error } = await startOffer({ provider: provider.id, offer: id });
    isStarting.current = false;
    if (data) return tab.leaveFor(data.url);
    tab.close();
    return toast({ tone: 'danger', title: t('This offer did not open'), ...failureOf(error) });
  };
}
