-- Events can be changed: by whom and when, and which version an edit began with. Null while one was never changed.
ALTER TABLE cgm_events ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE cgm_events ADD COLUMN updated_at timestamptz;
--> statement-breakpoint
ALTER TABLE cgm_events ADD COLUMN updated_by uuid;
