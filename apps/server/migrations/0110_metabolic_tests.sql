-- Calorimetry tests: what a cart recorded, its phases, what is computed of them, and what a specialist writes about them.
CREATE TABLE calorimetry_tests (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  tested_on date NOT NULL,
  method jsonb NOT NULL,
  conditions jsonb NOT NULL,
  observations text,
  conclusions text,
  -- The recording; all null without one.
  document_id uuid,
  recognised jsonb,
  report jsonb,
  doubts jsonb,
  mismatches jsonb,
  confirmed jsonb NOT NULL,
  markers jsonb NOT NULL,
  imported_at timestamptz,
  imported_by uuid,
  began_test boolean NOT NULL,
  phases jsonb,
  windows jsonb NOT NULL,
  -- Whose figures they are, as the record had them when they were computed.
  body jsonb,
  -- Computed from the samples by the rules of the application.
  has_vco2 boolean,
  cart jsonb,
  results jsonb,
  -- The resting energy that the patient's energy uses.
  plan_use jsonb,
  plan_used_at timestamptz,
  plan_used_by uuid,
  updated_at timestamptz NOT NULL,
  updated_by uuid,
  UNIQUE (account_id, id),
  UNIQUE (account_id, medical_test_id),
  CHECK ((document_id IS NULL) = (imported_at IS NULL)),
  CHECK ((plan_use IS NULL) = (plan_used_at IS NULL)),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, document_id) REFERENCES documents (account_id, id) DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX calorimetry_tests_patient_idx ON calorimetry_tests (account_id, patient_id, tested_on);
--> statement-breakpoint
CREATE INDEX calorimetry_tests_document_idx ON calorimetry_tests (account_id, document_id) WHERE document_id IS NOT NULL;
--> statement-breakpoint
SELECT protect_account_table('calorimetry_tests');
--> statement-breakpoint
-- Beneath the handlers too, for those who do clinical work or answer for the account.
CREATE POLICY clinical_staff ON calorimetry_tests AS RESTRICTIVE TO healzy_app
  USING ((SELECT reads_notes())) WITH CHECK ((SELECT reads_notes()));
--> statement-breakpoint
-- The samples of a recording, packed (src/calorimetry/samples.ts), and thinned for a chart.
CREATE TABLE calorimetry_samples (
  test_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  data bytea NOT NULL,
  curves json NOT NULL,
  FOREIGN KEY (account_id, test_id) REFERENCES calorimetry_tests (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_account_table('calorimetry_samples');
