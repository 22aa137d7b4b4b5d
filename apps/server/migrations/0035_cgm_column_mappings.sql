-- Which columns of a table hold time and glucose, where headings do not tell. Nothing of the file's text is kept, and
-- nothing in it is about a patient.
CREATE TABLE cgm_column_mappings (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  layout text NOT NULL CHECK (layout ~ '^[0-9a-f]{16}$'),
  "time" integer NOT NULL CHECK ("time" > 0),
  glucose integer NOT NULL CHECK (glucose > 0),
  chosen_by uuid,
  chosen_at timestamptz NOT NULL,
  UNIQUE (account_id, layout)
);
--> statement-breakpoint
SELECT protect_account_table('cgm_column_mappings');
