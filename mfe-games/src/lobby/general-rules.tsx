import { Link } from '@facet/remote-kit';
import { Card, CardHead, TextLink } from '@facet/ui';
import type { BombsRules, CrashRules } from '../api/games-api.ts';
import { t } from '../texts.ts';
import { returnFigure } from '../table/return-figures.ts';
import styles from './lobby.module.css';

export interface GeneralRulesProps {
  bombs: BombsRules | undefined;
  crash: CrashRules | undefined;
}

/** What holds for every game. What comes back is said as it is for this member, and not before it is known. */
export function GeneralRules({ bombs, crash }: GeneralRulesProps) {
  return (
    <Card aria-labelledby="general-rules">
      <CardHead id="general-rules" title={t('General Rules')} />
      <ul className={styles.rules}>
        <li>{t('You need R$ {amount} in total earnings to play.', { amount: (bombs?.minTotalEarned ?? '15').replace(/\.0+$/, '') })}</li>
        {bombs && crash && <Returns bombs={bombs} crash={crash} />}
        <li>{t('Every round is sealed before you bet, and you can check it afterwards.')}</li>
        <li>{t('If the site can’t finish a round, you get your bet back.')}</li>
        <li>{t('One round per game at a time. Reload and you’re back in it.')}</li>
      </ul>
      <TextLink asChild>
        <Link to="/games/fairness">{t('Check past rounds')}</Link>
      </TextLink>
    </Card>
  );
}

function Returns({ bombs, crash }: { bombs: BombsRules; crash: CrashRules }) {
  const isCostly = bombs.rtp < 1 && crash.rtp < 1;
  const warning = isCostly && ` ${t('Playing is not a way to earn.')}`;
  if (bombs.rtp === crash.rtp && bombs.isSetForYou === crash.isSetForYou)
    return (
      <li>
        {ofEach(bombs)}
        {warning}
      </li>
    );
  return (
    <>
      <li>
        {t('Bombs')}: {ofEach(bombs)}
      </li>
      <li>
        {t('Crash')}: {ofEach(crash)}
      </li>
      {warning && <li>{warning}</li>}
    </>
  );
}

function ofEach({ rtp, isSetForYou }: Pick<BombsRules, 'rtp' | 'isSetForYou'>): string {
  const returned = returnFigure(rtp);
  return isSetForYou
    ? t('On average you get back R$ {returned} of every R$ 100 you bet. Set for your account.', { returned })
    : t('On average you get back R$ {returned} of every R$ 100 you bet.', { returned });
}
