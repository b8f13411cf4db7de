create index concurrently if not exists operator_actions_of_operator_alone on operator_actions (lower(operator_username), id) include (operator_username);
