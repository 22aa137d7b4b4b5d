-- The data of the plan that its menus are made for: when the plan's differ, the person is asked what to do with them.
ALTER TABLE menus ADD COLUMN basis jsonb;
