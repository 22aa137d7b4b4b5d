-- Meals and doses of insulin that a sensor's file has are kept as events when the person who imports it wants them.
-- `source_key` says what the file had, so that the same file never adds it twice; undoing the import removes those that
-- nobody has worked on since.
ALTER TABLE cgm_events ADD COLUMN import_id uuid;
--> statement-breakpoint
ALTER TABLE cgm_events ADD COLUMN source_key text;
--> statement-breakpoint
ALTER TABLE cgm_events ADD CONSTRAINT cgm_events_import_fk FOREIGN KEY (import_id) REFERENCES cgm_imports (id)
  ON DELETE SET NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX cgm_events_source_idx ON cgm_events (medical_test_id, source_key) WHERE source_key IS NOT NULL;
--> statement-breakpoint
CREATE INDEX cgm_events_import_idx ON cgm_events (import_id) WHERE import_id IS NOT NULL;
