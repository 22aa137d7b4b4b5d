-- Every state that a section of the questionnaire has been in: the newest is how it stands now.
CREATE TABLE patient_data_versions (
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  section text NOT NULL CHECK (section IN ('anthropometric-data', 'medical-history', 'healzy-objective', 'habits')),
  version integer NOT NULL CHECK (version > 0),
  answers jsonb NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  -- Typed by staff, given by the patient through a link, or brought along from another account.
  source text NOT NULL CHECK (source IN ('STAFF', 'INTAKE', 'IMPORT')),
  -- Who saved it, or accepted what the patient gave.
  author_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, patient_id, section, version),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
ALTER TABLE patient_data_versions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_data_versions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON patient_data_versions TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
-- What was answered is neither rewritten nor taken back; it goes with the patient.
GRANT SELECT, INSERT ON patient_data_versions TO healzy_app;
