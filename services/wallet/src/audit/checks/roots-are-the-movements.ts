import type { Check } from '../check.ts';

export const rootsAreTheMovements: Check = {
  name: 'roots-are-the-movements',
  claim: 'the movements still lead to every head that was chained, so that what was published can be proven',
  sql: `
    WITH chains AS (
      SELECT c.member_id, c.day, c.seq, c.head, coalesce(lag(c.seq) OVER w, 0) AS from_seq,
        coalesce(lag(c.head) OVER w, chain_start(c.member_id)) AS from_head
      FROM statement_chains c JOIN audited USING (member_id)
      WINDOW w AS (PARTITION BY c.member_id ORDER BY c.day)
    )
    SELECT c.member_id, format('the movements %s to %s do not lead to the head of %s', c.from_seq + 1, c.seq, c.day) AS detail
    FROM chains c CROSS JOIN LATERAL (
      SELECT chain_head(links.bytes ORDER BY links.seq) AS head FROM (
        SELECT c.from_seq AS seq, c.from_head AS bytes
        UNION ALL
        SELECT m.seq, movement_bytes(m) FROM movements m WHERE m.member_id = c.member_id AND m.seq > c.from_seq AND m.seq <= c.seq
      ) links
    ) again
    WHERE again.head <> c.head
    UNION ALL
    SELECT c.member_id, 'chained, but without a place in the tree'
    FROM (SELECT member_id, min(day) AS day FROM statement_chains JOIN audited USING (member_id) GROUP BY member_id) c
    LEFT JOIN proof_members p ON p.member_id = c.member_id
    WHERE p.member_id IS NULL AND c.day <= (SELECT max(day) FROM proof_roots)`,
};
