-- What a specialist concludes from a CGM test. It is saved while it is written; finished, it keeps the figures that it was
-- written with and is never changed.
CREATE TABLE cgm_final_analyses (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- Rich text by section, as the contract's CgmAnalysisSections.
  sections json NOT NULL,
  figures json,
  updated_by uuid,
  updated_at timestamptz NOT NULL DEFAULT now(),
  finished_by uuid,
  finished_at timestamptz,
  -- The name that the person who finished it had then.
  finished_name text,
  UNIQUE (account_id, medical_test_id),
  CHECK ((finished_at IS NULL) = (figures IS NULL)),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cgm_final_analyses_patient_idx ON cgm_final_analyses (account_id, patient_id);
--> statement-breakpoint
SELECT protect_account_table('cgm_final_analyses');
--> statement-breakpoint
-- As with notes: beneath the handlers too, for those who do clinical work or answer for the account.
CREATE POLICY clinical_staff ON cgm_final_analyses AS RESTRICTIVE TO healzy_app
  USING ((SELECT reads_notes())) WITH CHECK ((SELECT reads_notes()));
--> statement-breakpoint
CREATE POLICY finished_is_final ON cgm_final_analyses AS RESTRICTIVE FOR UPDATE TO healzy_app
  USING (finished_at IS NULL) WITH CHECK (true);
