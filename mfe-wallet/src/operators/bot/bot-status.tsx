import { useState } from 'react';
import { messageOf, numberFormat } from '@facet/remote-kit';
import { classes, IconButton, useVisible, VisuallyHidden, WhyFigure } from '@facet/ui';
import { RoleButton, useAsked } from '@facet/console-kit';
import { useWatchBotQuery, type BotState } from './bot-api.ts';
import { CookieDialog } from './cookie-dialog.tsx';
import { t } from '../texts.ts';
import styles from './bot-status.module.css';

const REFRESH_MS = 30_000;
const whole = numberFormat();

/** In the bar: whether the payout bot is online and what it has, asked again every 30 s while anybody can see it. */
export function Component() {
  const pollingInterval = useVisible() ? REFRESH_MS : 0;
  const { data, error, isFetching, refetch } = useWatchBotQuery(undefined, { pollingInterval });
  const [isOpen, setOpen] = useCookieDialog();
  const bot: BotState | undefined = error ? { status: 'offline', username: null, robux: null, error: messageOf(error) } : data;
  return (
    <>
      <div className={styles.bot} data-state={bot?.status ?? 'unknown'} aria-busy={!bot || undefined}>
        <StateLabel bot={bot} />
        <IconButton
          className={styles.refresh}
          icon="rotate-cw"
          iconSize="small"
          label={t('Refresh bot status')}
          busy={isFetching}
          onClick={refetch}
        />
        <RoleButton
          needs="owner"
          variant="quiet"
          size="small"
          className={classes(styles.refresh, styles.cookie)}
          icon="cookie"
          title={t('Update cookie')}
          onClick={() => setOpen(true)}
        >
          <VisuallyHidden>{t('Update cookie')}</VisuallyHidden>
        </RoleButton>
      </div>
      <CookieDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** Open by the button, or by what the palette and the operator's menu go to. */
function useCookieDialog(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, over] = useAsked('cookie', 'owner');
  return [
    isOpen || isAsked,
    (next) => {
      setOpen(next);
      if (!next) over();
    },
  ];
}

function StateLabel({ bot }: { bot: BotState | undefined }) {
  if (!bot) return <span className={styles.words}>{t('Checking bot…')}</span>;
  const words = (
    <output className={styles.words}>
      <i className={styles.dot} aria-hidden="true" />
      <b>{bot.status === 'online' ? t('Bot online') : t('Bot offline')}</b>
      {bot.username && <span className={styles.name}>{bot.username}</span>}
      {bot.robux !== null && <span className={styles.sum}>R$ {whole(bot.robux)}</span>}
    </output>
  );
  if (!bot.error) return words;
  return (
    <WhyFigure question={t('Why is the bot offline?')} answer={<p>{bot.error}</p>}>
      {words}
    </WhyFigure>
  );
}
