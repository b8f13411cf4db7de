import { msg, type Message, OPERATOR_ROLES, type OperatorRole } from '@facet/remote-kit';
import { Card, CardHead, Icon, Text, VisuallyHidden } from '@facet/ui';
import { isEnough } from '@facet/console-kit';
import { t } from '../texts.ts';
import styles from './admins.module.css';

const RIGHTS: readonly { words: Message; needs: OperatorRole }[] = [
  { words: msg('See every tab'), needs: 'moderator' },
  { words: msg('Ban and enable users, approve or reject withdrawals by hand'), needs: 'moderator' },
  { words: msg('Balances, auto payout, promos, events, tasks, links, ranks, win chances, shirt tool, releases'), needs: 'admin' },
  { words: msg('Administrator accounts and roles, the payout bot’s cookie, site settings except links and rewards'), needs: 'owner' },
];

/** What each role may do. The server decides. */
export function RoleMatrix() {
  return (
    <Card flush aria-labelledby="role-matrix">
      <CardHead id="role-matrix" title={t('Who may do what')}>
        <Text tone="muted" size={12}>
          {t('The server enforces it')}
        </Text>
      </CardHead>
      <table className={styles.matrix} aria-labelledby="role-matrix">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('Right')}</VisuallyHidden>
            </th>
            {OPERATOR_ROLES.map((role) => (
              <th key={role} scope="col">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map(({ words, needs }) => (
            <tr key={t(words)}>
              <th scope="row">{t(words)}</th>
              {OPERATOR_ROLES.map((role) => (
                <td key={role}>{isEnough(role, needs) ? <Yes /> : <span aria-label={t('no')}>–</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Yes() {
  return (
    <>
      <Icon name="check" size="small" className={styles.yes} />
      <VisuallyHidden>{t('yes')}</VisuallyHidden>
    </>
  );
}
