-- A provider's postback address ends with a token that nobody guesses, kept as its SHA-256. One that was replaced is
-- good until ends_at, so that no call is lost while the provider's dashboard still has it. The hash of nothing stands
-- for the address without a token.
create table postback_tokens (
  provider text not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  made_at timestamptz not null default clock_timestamp(),
  made_by text not null,
  ends_at timestamptz,
  primary key (provider, token_hash)
);
-- Providers that were set up already call the address without one, until an operator gives them theirs.
insert into postback_tokens (provider, token_hash, made_by)
select provider, sha256(''), 'before tokens'
from (select distinct wall as provider from postbacks where verdict = 'accepted'
      union select provider from provider_settings where sealed_secret is not null) known;
