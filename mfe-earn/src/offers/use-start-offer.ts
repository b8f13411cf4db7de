import { useRef } from 'react';
import { failureOf, newTab } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { useStartOfferMutation } from '../api/earn-api.ts';
import { t } from '../texts.ts';

export interface OfferPlace {
  provider: { id: string };
  id: string;
}

/**
 * Opens an offer in a tab of its own, at the provider's own address, which the service tells when it notes the start.
 */
export function useStartOffer(): (offer: OfferPlace) => Promise<void> {
  const toast = useToast();
  const [startOffer] = useStartOfferMutation();
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
