-- The account whose document a person's picture is: they are shown with it wherever they work. A document is read in
-- its own account only, so its address has to name that one.
ALTER TABLE users ADD COLUMN picture_account_id uuid;
--> statement-breakpoint
GRANT SELECT (picture_account_id), UPDATE (picture_account_id) ON users TO healzy_app;
