-- Which fields of a patient's card were changed when: their names and nothing of what stood in them. Written beside the
-- change itself (src/patients/card-changes.ts); until now the access log alone said that the card had been saved.
CREATE TABLE patient_card_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  -- Empty where nobody wrote down which.
  fields text[] NOT NULL,
  user_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX patient_card_changes_idx ON patient_card_changes (account_id, patient_id, at);
--> statement-breakpoint
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_access_log NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO patient_card_changes (account_id, patient_id, fields, user_id, at)
  SELECT l.account_id, l.patient_id, '{}', l.user_id, l.at FROM patient_access_log l
  JOIN patients p ON p.account_id = l.account_id AND p.id = l.patient_id
  WHERE l.operation = 'updatePatient' AND l.act = 'CHANGED';
--> statement-breakpoint
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_access_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DROP INDEX patient_access_log_card_idx;
--> statement-breakpoint
ALTER TABLE patient_card_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_card_changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- What has happened is neither rewritten nor taken back; it goes with the patient.
GRANT SELECT, INSERT ON patient_card_changes TO healzy_app;
--> statement-breakpoint
CREATE POLICY own_account ON patient_card_changes TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
SELECT hide_deleted_patients('patient_card_changes', 'patient_id');
