import { Link } from '@facet/remote-kit';
import { Card, CardHead, TextLink } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { t } from '../texts.ts';
import styles from './lobby.module.css';

export function GeneralRules({ rules }: { rules: BombsRules | undefined }) {
  const returned = rules ? Number((rules.rtp * 100).toFixed(2)) : 81;
  return (
    <Card aria-labelledby="general-rules">
      <CardHead id="general-rules" title={t('General Rules')} />
      <ul className={styles.rules}>
        <li>{t('You need {amount} R$ of total earnings to play.', { amount: (rules?.minTotalEarned ?? '15').replace(/\.0+$/, '') })}</li>
        <li>
          {returned < 100
            ? t('On average R$ {returned} of every R$ 100 bet comes back. Playing is not a way to earn.', { returned })
            : t('On average R$ {returned} of every R$ 100 bet comes back.', { returned })}
        </li>
        <li>{t('Every round is sealed before you bet, and you can check it afterwards.')}</li>
        <li>{t('One open round of each game at a time. A reload brings it back.')}</li>
      </ul>
      <TextLink asChild>
        <Link to="/games/fairness">{t('Check past rounds')}</Link>
      </TextLink>
    </Card>
  );
}
