-- Each step of a round writes each of its indexes. A member's list goes by nonces (rounds_nonce), what ended lately is
-- found by what changed lately (rounds_changed), rounds of Bombs that were left open by rounds_open_bombs. The version
-- before reads more without these, and the same.
drop index rounds_started;
drop index rounds_ended;
drop index rounds_open_since;
