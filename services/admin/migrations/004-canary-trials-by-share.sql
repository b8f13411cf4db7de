-- Sessions of the epoch are counted whether they failed or not: what is expected of the canary follows from its part of
-- them.
alter table canary_trials rename column canary_at_risk to epoch_canary_sessions;
alter table canary_trials rename column stable_at_risk to epoch_stable_sessions;
