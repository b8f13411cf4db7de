create index concurrently if not exists operator_actions_of_operator on operator_actions (lower(operator_username), id);
create index concurrently if not exists operator_actions_of_kind on operator_actions (action, id);
create index concurrently if not exists operator_actions_of_type on operator_actions (object_type, id);
create index concurrently if not exists operator_actions_words on operator_actions using gin (act_words(operator_actions) gin_trgm_ops);
create index concurrently if not exists operator_outcomes_not_good on operator_action_outcomes (outcome, action_id) where outcome <> 'succeeded';
