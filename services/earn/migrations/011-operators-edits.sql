-- Counts the edits of a task and of a code: who edits what somebody else has changed since is told.
alter table social_tasks add column version integer not null default 1, add column edited_by text;
alter table promo_codes add column version integer not null default 1, add column edited_by text;

-- A reward may change: what was paid is kept where it was paid.
alter table promo_codes add column paid_hundredths bigint not null default 0;
-- borne: only the new column is filled, which nobody reads yet
update promo_codes set paid_hundredths = reward_hundredths * uses;

-- promised: what the task paid when the member followed its link, the most of it when they did so more than once; paid:
-- what they got.
alter table task_progress
  add column promised_hundredths bigint not null default 0,
  add column paid_hundredths bigint not null default 0;
-- borne: only the new columns are filled, which nobody reads yet
update task_progress p set promised_hundredths = case when t.is_real_reward then t.reward_hundredths else 0 end,
                           paid_hundredths = case when p.earning_id is null then 0 else t.reward_hundredths end
from social_tasks t where t.id = p.task_id;
create index task_progress_of_task on task_progress (task_id) where completed_at is not null;

-- The operators' order, the first at the top; a new task comes before all others.
alter table social_tasks add column position integer not null default 0;
-- borne: only the new column is filled; a task that the version before makes comes first, as there
update social_tasks t set position = o.position
from (select id, row_number() over (order by id desc) as position from social_tasks) o where o.id = t.id;
