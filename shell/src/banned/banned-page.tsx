import { useEffect } from 'react';
import { dateFormat, late, usePublicSettings, type Member } from '@facet/remote-kit';
import { Brand, Button, Card, Glyph, Skeleton, Split, Stack, SumList, Text } from '@facet/ui';
import { useLogout } from '../app/use-logout.ts';
import { loadAppeal } from '../cases/index.ts';
import { SITE_NAME } from '../site-name.ts';
import { usePageTitle } from '../use-page-title.ts';
import { t } from '../texts.ts';
import styles from './banned-page.module.css';

const Appeal = late(loadAppeal, <Skeleton height={260} />);
const when = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

/** All that a disabled member sees, whatever they ask for. */
export function BannedPage({ member }: { member: Member }) {
  usePageTitle(t('Account Suspended'));
  useBannedPath();
  const { logOut } = useLogout();
  const discordLink = usePublicSettings().settings.discord_link;
  return (
    <div className={styles.screen}>
      <header>
        <Split>
          <Brand className={styles.brand}>{SITE_NAME}</Brand>
          <Button variant="quiet" icon="log-out" onClick={logOut}>
            {t('Logout')}
          </Button>
        </Split>
      </header>
      <main className={styles.center}>
        <Card as="div" className={styles.card}>
          <Glyph icon="ban" tone="danger" large />
          <Stack gap={2}>
            <h1>{t('Account Suspended')}</h1>
            <Text as="p" tone="muted">
              {t('You cannot earn, play or withdraw while it lasts. Your balance is kept.')}
            </Text>
          </Stack>
          <SumList
            variant="ruled"
            lines={[
              { label: t('Username'), value: member.username },
              { label: t('Reason'), value: member.banReason ?? t('No reason was given') },
              { label: t('Suspended on'), value: dateOf(member.bannedAt) },
            ]}
          />
          {discordLink && (
            <Stack gap={3}>
              <Button asChild wide icon="message-circle">
                <a href={discordLink} target="_blank" rel="noopener noreferrer">
                  {t('Appeal on Discord')}
                </a>
              </Button>
              <Text as="p" tone="muted" size={12} className={styles.note}>
                {t('Send your username and what happened. A real person will answer.')}
              </Text>
            </Stack>
          )}
          <Appeal />
        </Card>
      </main>
    </div>
  );
}

/** Keeps the address at /banned, wherever the history leads. */
function useBannedPath(): void {
  useEffect(() => {
    const stay = () => {
      if (location.pathname !== '/banned') history.replaceState(null, '', '/banned');
    };
    stay();
    addEventListener('popstate', stay);
    return () => removeEventListener('popstate', stay);
  }, []);
}

function dateOf(bannedAt: string | null): string {
  const date = new Date(bannedAt ?? NaN);
  return Number.isNaN(date.getTime()) ? t('Unknown') : when(date).replace(' at ', ', ');
}
