import { msg, type Message } from '@facet/remote-kit';
import type { IconName } from '@facet/ui';
import type { Offer } from '../api/earn-api.ts';
import { t } from '../texts.ts';

/** What stands for a kind, and what an offer is called that the provider does not name. */
const KINDS: Record<Offer['kind'], { icon: IconName; name: Message }> = {
  survey: { icon: 'list-checks', name: msg('Survey') },
  game: { icon: 'gamepad-2', name: msg('Game') },
  app: { icon: 'download', name: msg('App') },
  video: { icon: 'play', name: msg('Video') },
  signup: { icon: 'user-round', name: msg('Sign-up') },
  other: { icon: 'gift', name: msg('Offer') },
};

const DEVICES: Record<Offer['device'], { icon: IconName; name: Message }> = {
  any: { icon: 'monitor-smartphone', name: msg('Any device') },
  phone: { icon: 'smartphone', name: msg('Phone') },
  computer: { icon: 'monitor', name: msg('Computer') },
};

export const kindIcon = ({ kind }: Pick<Offer, 'kind'>): IconName => KINDS[kind].icon;
export const deviceIcon = ({ device }: Pick<Offer, 'device'>): IconName => DEVICES[device].icon;
export const deviceName = ({ device }: Pick<Offer, 'device'>): string => t(DEVICES[device].name);

/** As the provider names it, else what it is. */
export const titleOf = ({ title, kind }: Pick<Offer, 'title' | 'kind'>): string => title ?? t(KINDS[kind].name);
