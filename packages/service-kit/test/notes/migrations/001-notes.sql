create table notes (id uuid primary key, text text not null, told_times integer not null default 0);
