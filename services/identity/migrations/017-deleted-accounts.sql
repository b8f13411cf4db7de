-- When the member had what is told of them here deleted; null again when they come back. The books keep the id, and the
-- platform's number keeps what is given once, and what they have excluded themselves from.
alter table members add column deleted_at timestamptz;
