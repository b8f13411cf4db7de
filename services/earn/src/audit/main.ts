import { printPromises } from '@facet/service-kit';

/**
 * What earnings promise in money, for `npm run audit`. The wallet hears of one that is sent: what is held, was taken back before it was
 * sent, or was refused has moved nothing.
 */
const PROMISES = `
  SELECT member_id, key, amount_hundredths AS amount,
         greatest(earned_at, sent_at, credited_at, reversed_at) AS changed_at,
         CASE state WHEN 'credited' THEN 'moved' WHEN 'sent' THEN 'open' ELSE 'undone' END AS state
  FROM earnings`;

await printPromises({ caller: 'earn', sql: PROMISES });
