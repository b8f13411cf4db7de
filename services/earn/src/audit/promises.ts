import type { Promises } from '@facet/service-kit';

/**
 * What earnings promise in money, for the wallet's audit. The wallet hears of one that is sent: what is held, was taken back before it was
 * sent, or was refused has moved nothing. The times are as in the index earnings_changed.
 */
export const promises: Promises = {
  caller: 'earn',
  sql: `
    SELECT member_id, key, amount_hundredths AS amount,
           greatest(earned_at, sent_at, credited_at, reversed_at) AS changed_at,
           CASE state WHEN 'credited' THEN 'moved' WHEN 'sent' THEN 'open' ELSE 'undone' END AS state
    FROM earnings`,
};
