import { msg, type Message } from '@facet/remote-kit';
import { Card, CardHead, Icon, type IconName } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './social-links.module.css';

const PLACES: readonly { icon: IconName; where: Message; what: Message }[] = [
  { icon: 'layout-dashboard', where: msg('Landing page'), what: msg('Join Discord') },
  { icon: 'gift', where: msg('Rewards page'), what: msg('Discord and Twitter') },
  { icon: 'ban', where: msg('Account Suspended'), what: msg('Appeal on Discord') },
  { icon: 'users-round', where: msg('Registration'), what: msg('Open Roblox Group') },
];

/** Where members come across the links. */
export function WhereSeen() {
  return (
    <Card flush aria-labelledby="where-seen">
      <CardHead id="where-seen" title={t('Where members see them')} />
      <ul className={styles.places}>
        {PLACES.map(({ icon, where, what }) => (
          <li key={icon}>
            <Icon name={icon} />
            <b>{t(where)}</b>
            <small>{t(what)}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
