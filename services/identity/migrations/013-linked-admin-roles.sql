-- A name proves nothing: the role is shown by the account of the game platform that is linked, and by no other,
-- whatever it is called later.
alter table admin_roles add column platform_user_id text unique;
