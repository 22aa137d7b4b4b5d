CREATE TABLE %record_table% (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL CHECK (title <> ''),
  text text,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX %record_table%_patient_idx ON %record_table% (account_id, patient_id, created_at, id);
--> statement-breakpoint
SELECT protect_account_table('%record_table%');
