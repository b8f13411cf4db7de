-- What one operator adjusted alone within a day is summed up: the limit counts for all of it.
create index adjustments_alone on adjustments (operator_id, created_at) where not needs_second;
