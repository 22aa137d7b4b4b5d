-- Reports of laboratories with everything that was read of them, for a person to review.
CREATE TABLE blood_reports (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  -- The file; null for results that came as text in FHIR. It is not deleted beneath its report.
  document_id uuid,
  source text NOT NULL CHECK (source IN ('PDF', 'FHIR')),
  file_name text NOT NULL,
  -- As the contract's BloodReport: pages, samples with proposals and unread lines, doubts.
  contents json NOT NULL,
  proposals integer NOT NULL,
  unread integer NOT NULL,
  -- On the clock of where the sample was taken: `YYYY-MM-DD` or `YYYY-MM-DDThh:mm`.
  sampled_at text,
  digest text NOT NULL,
  began_test boolean NOT NULL DEFAULT false,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, id),
  UNIQUE (account_id, document_id),
  CHECK ((source = 'PDF') = (document_id IS NOT NULL)),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, document_id) REFERENCES documents (account_id, id) DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX blood_reports_patient_idx ON blood_reports (account_id, patient_id);
--> statement-breakpoint
CREATE INDEX blood_reports_test_idx ON blood_reports (account_id, medical_test_id, created_at);
--> statement-breakpoint
SELECT protect_account_table('blood_reports');
--> statement-breakpoint
-- The reviewed results of a test: one set, saved as a whole.
CREATE TABLE blood_results (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  sampled_at text,
  laboratory text,
  is_fasting boolean,
  is_pregnant boolean,
  -- Rows of value, unit and range as stated, as the domain's bloodValueRecord.
  values jsonb NOT NULL,
  updated_by uuid,
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, medical_test_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX blood_results_patient_idx ON blood_results (account_id, patient_id);
--> statement-breakpoint
SELECT protect_account_table('blood_results');
--> statement-breakpoint
-- What the results of a test are compatible with. GENERATING is work to do: whichever process takes it first does it.
CREATE TABLE blood_diagnoses (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL CHECK (state IN ('GENERATING', 'READY', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  requested_by uuid,
  requested_at timestamptz NOT NULL DEFAULT now(),
  generated_at timestamptz,
  -- The version of the results that it is about.
  results_version integer NOT NULL,
  findings json,
  -- Rich text, as the contract's RichText.
  text json NOT NULL,
  updated_by uuid,
  updated_at timestamptz,
  finished_by uuid,
  finished_at timestamptz,
  -- The name that the person who finished it had then.
  finished_name text,
  UNIQUE (account_id, medical_test_id),
  CHECK (state <> 'READY' OR findings IS NOT NULL),
  CHECK (finished_at IS NULL OR state = 'READY'),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX blood_diagnoses_patient_idx ON blood_diagnoses (account_id, patient_id);
--> statement-breakpoint
CREATE INDEX blood_diagnoses_generating_idx ON blood_diagnoses (account_id) WHERE state = 'GENERATING';
--> statement-breakpoint
SELECT protect_account_table('blood_diagnoses');
--> statement-breakpoint
-- As with notes: beneath the handlers too, for those who do clinical work or answer for the account.
CREATE POLICY clinical_staff ON blood_reports AS RESTRICTIVE TO healzy_app
  USING ((SELECT reads_notes())) WITH CHECK ((SELECT reads_notes()));
--> statement-breakpoint
CREATE POLICY clinical_staff ON blood_results AS RESTRICTIVE TO healzy_app
  USING ((SELECT reads_notes())) WITH CHECK ((SELECT reads_notes()));
--> statement-breakpoint
CREATE POLICY clinical_staff ON blood_diagnoses AS RESTRICTIVE TO healzy_app
  USING ((SELECT reads_notes())) WITH CHECK ((SELECT reads_notes()));
--> statement-breakpoint
CREATE POLICY finished_is_final ON blood_diagnoses AS RESTRICTIVE FOR UPDATE TO healzy_app
  USING (finished_at IS NULL) WITH CHECK (true);
