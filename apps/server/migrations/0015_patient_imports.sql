-- A spreadsheet on its way to becoming patients. What stands in it is read from its file each time and never copied here.
CREATE TABLE patient_imports (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_by uuid NOT NULL,
  -- Null once the file has been removed: when all of it is imported, undone or discarded.
  document_id uuid,
  file_name text NOT NULL,
  state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE')),
  row_count integer NOT NULL CHECK (row_count > 0),
  -- How the columns are matched and what holds for every row; null until somebody has said so.
  settings jsonb,
  -- What the dry run found; null before it and after the settings have changed.
  findings jsonb,
  -- Rows of the file that have been dealt with, from the first on.
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  created_count integer NOT NULL DEFAULT 0,
  undone_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, document_id) REFERENCES documents (account_id, id) DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX patient_imports_created_idx ON patient_imports (account_id, created_at, id);
--> statement-breakpoint
CREATE INDEX patient_imports_document_idx ON patient_imports (account_id, document_id);
--> statement-breakpoint
-- Who came with which import, so that it can be undone as a whole.
CREATE TABLE patient_import_patients (
  account_id uuid NOT NULL,
  import_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  -- The clock, not the beginning of the transaction: after everything that the row of the file itself has written.
  imported_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (import_id, patient_id),
  FOREIGN KEY (account_id, import_id) REFERENCES patient_imports (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX patient_import_patients_patient_idx ON patient_import_patients (account_id, patient_id);
--> statement-breakpoint
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['patient_imports', 'patient_import_patients'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', subject);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', subject);
    EXECUTE format('CREATE POLICY own_account ON %I TO healzy_app USING (account_id = current_account_id())
      WITH CHECK (account_id = current_account_id())', subject);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO healzy_app', subject);
  END LOOP;
END $$;
