import type { Check } from '../check.ts';

export const rootsAreTheTransfers: Check = {
  name: 'roots-are-the-transfers',
  claim: 'the transfers still lead to every head that was chained, so that what was published can be proven',
  sql: `
    with chains as (
      select c.member_id, c.day, c.seq, c.head, coalesce(lag(c.seq) over w, 0) as from_seq,
        coalesce(lag(c.head) over w, chain_start(c.member_id)) as from_head
      from statement_chains c join audited using (member_id)
      window w as (partition by c.member_id order by c.day)
    )
    select c.member_id, format('the transfers %s to %s do not lead to the head of %s', c.from_seq + 1, c.seq, c.day) as detail
    from chains c cross join lateral (
      select chain_head(links.bytes order by links.seq) as head from (
        select c.from_seq as seq, c.from_head as bytes
        union all
        select m.seq, transfer_bytes(m) from transfers m where m.member_id = c.member_id and m.seq > c.from_seq and m.seq <= c.seq
      ) links
    ) again
    where again.head <> c.head
    union all
    select c.member_id, 'chained, but without a place in the tree'
    from (select member_id, min(day) as day from statement_chains join audited using (member_id) group by member_id) c
    left join proof_members p on p.member_id = c.member_id
    where p.member_id is null and c.day <= (select max(day) from proof_roots)`,
};
