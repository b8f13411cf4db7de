import { DomainError } from '@facet/service-kit';
import type { Bot, StoppedFor } from './bot.ts';

const WITHIN_MS = 4_000;

export interface BotStatus {
  status: 'online' | 'offline';
  username: string | null;
  /** Whole R$. */
  robux: number | null;
  /** For operators; null when all is well. */
  error: string | null;
  cookieBy: string | null;
  cookieAt: string | null;
}

const stoppedText: Record<StoppedFor, string> = {
  challenge: 'The game platform asked for a challenge. Sign in as the bot by hand, then update the cookie.',
  signed_out: 'The game platform signed the bot out. Update the cookie.',
  restored: 'The site was restored from a backup. Compare what the bot bought since then with the payouts, then update its cookie.',
};

/** Asks the platform now, whether the bot could buy. */
export async function readBotStatus(bot: Bot): Promise<BotStatus> {
  const row = await bot.row();
  const kept = { cookieBy: row.cookie_by, cookieAt: row.cookie_at?.toISOString() ?? null };
  const offline = (error: string): BotStatus => ({ status: 'offline', username: null, robux: null, error, ...kept });
  const cookie = await bot.cookie();
  if (cookie === undefined)
    return offline(
      row.sealed_cookie === null
        ? 'The bot has no cookie yet.'
        : 'The cookie cannot be read with the key of this installation. Enter it again.',
    );
  try {
    const [account, robux] = await Promise.all([bot.accounts.accountOf(cookie, WITHIN_MS), bot.accounts.robuxOf(cookie, WITHIN_MS)]);
    if (!account || robux === undefined) return offline(stoppedText.signed_out);
    const error = row.stopped_for === null ? null : stoppedText[row.stopped_for];
    return { status: error === null ? 'online' : 'offline', username: account.name, robux: Number(robux), error, ...kept };
  } catch (error) {
    if (error instanceof DomainError) return offline(error.message);
    throw error;
  }
}
