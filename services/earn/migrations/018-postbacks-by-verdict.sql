-- What did not move money is listed by its verdict; of what did there is something on every page.
create index concurrently if not exists postbacks_by_verdict on postbacks (verdict, id) where verdict in ('duplicate', 'noted', 'refused');
