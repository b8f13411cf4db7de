import { StepRow } from '@facet/console-kit';
import { Link } from '@facet/remote-kit';
import { Button } from '@facet/ui';
import { useWatchBotQuery } from '../bot/bot-api.ts';
import { t } from '../texts.ts';

/** Of First steps: without the bot, operators buy each gamepass themselves. */
export function Component() {
  const { data } = useWatchBotQuery();
  return (
    <StepRow
      title={t('Payout bot')}
      description={t('Buys gamepasses for you. Until it is logged in, operators pay by hand.')}
      isOpen={data && data.status === 'offline'}
      value={data ? (data.status === 'online' ? t('Bot online') : t('Bot offline')) : '—'}
    >
      <Button asChild size="small">
        <Link to="/admin/payouts?do=cookie">{t('Update cookie')}</Link>
      </Button>
    </StepRow>
  );
}
