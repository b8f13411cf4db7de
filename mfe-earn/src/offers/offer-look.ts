import { msg, type Message } from '@facet/remote-kit';
import type { IconName } from '@facet/ui';
import type { Offer } from '../api/earn-api.ts';
import { t } from '../texts.ts';

/** What an offer is called that the provider does not name. */
const KINDS: Record<Offer['kind'], Message> = {
  survey: msg('Survey'),
  game: msg('Game'),
  app: msg('App'),
  video: msg('Video'),
  signup: msg('Sign-up'),
  other: msg('Offer'),
};

const DEVICES: Record<Offer['device'], { icon: IconName; name: Message }> = {
  any: { icon: 'monitor-smartphone', name: msg('Any device') },
  phone: { icon: 'smartphone', name: msg('Phone') },
  computer: { icon: 'monitor', name: msg('Computer') },
};

export const deviceIcon = ({ device }: Pick<Offer, 'device'>): IconName => DEVICES[device].icon;
export const deviceName = ({ device }: Pick<Offer, 'device'>): string => t(DEVICES[device].name);

/** As the provider names it, else what it is. */
export const titleOf = ({ title, kind }: Pick<Offer, 'title' | 'kind'>): string => title ?? t(KINDS[kind]);
