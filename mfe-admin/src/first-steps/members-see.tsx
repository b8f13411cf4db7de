import { Card, CardHead, SumList, TextLink } from '@facet/ui';
import { valueLabel, type Setting } from '../site-settings/index.ts';
import { t } from '../texts.ts';
import styles from './first-steps.module.css';

/** What is in force for members, decided or not: what their pages are told. */
export function MembersSee({ settings }: { settings: readonly Setting[] }) {
  const told = settings.filter((setting) => setting.public && setting.type !== 'https_url');
  return (
    <Card flush aria-labelledby="members-see">
      <CardHead id="members-see" title={t('What members see now')}>
        <TextLink asChild>
          <a href="/">{t('Member site')}</a>
        </TextLink>
      </CardHead>
      <div className={styles.seen}>
        <SumList lines={told.map((setting) => ({ label: setting.title, value: valueLabel(setting, setting.value) }))} />
      </div>
    </Card>
  );
}
