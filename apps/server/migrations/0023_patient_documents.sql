-- The file of a patient's document can be replaced while the document stays what others refer to.
ALTER TABLE documents ADD COLUMN version integer NOT NULL DEFAULT 1;
--> statement-breakpoint
ALTER TABLE documents ADD COLUMN replaced_at timestamptz;
