-- Every state that a patient has been in, from when. Written by the trigger below, so that no handler can forget it.
CREATE TABLE patient_state_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('ACTIVE', 'INACTIVE')),
  at timestamptz NOT NULL,
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX patient_state_changes_idx ON patient_state_changes (account_id, patient_id, at, id) INCLUDE (state);
--> statement-breakpoint
-- What a person has looked at, and for which cause: the line comes back with another one.
CREATE TABLE worklist_reviews (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  cause text NOT NULL,
  reviewed_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, user_id, kind, subject_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX worklist_reviews_patient_idx ON worklist_reviews (account_id, patient_id);
--> statement-breakpoint
-- Nothing says when an inactive patient was deactivated, or that they ever were active, so nothing is made up.
-- FORCE binds the owner too: while this copies, it must see every account.
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO patient_state_changes (account_id, patient_id, state, at)
  SELECT account_id, id, state, created_at FROM patients ORDER BY created_at, id;
--> statement-breakpoint
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The row's own clock says when: `created_at` of a new one, `updated_at` where the change sets it.
CREATE FUNCTION note_patient_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO patient_state_changes (account_id, patient_id, state, at) VALUES (
    NEW.account_id, NEW.id, NEW.state,
    CASE WHEN TG_OP = 'INSERT' THEN NEW.created_at
      WHEN NEW.updated_at IS DISTINCT FROM OLD.updated_at THEN NEW.updated_at
      ELSE now() END
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new_patient_state AFTER INSERT ON patients
  FOR EACH ROW EXECUTE FUNCTION note_patient_state();
--> statement-breakpoint
CREATE TRIGGER note_patient_state AFTER UPDATE ON patients
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION note_patient_state();
--> statement-breakpoint
ALTER TABLE patient_state_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_state_changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON patient_state_changes TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
-- What has happened is neither rewritten nor taken back; it goes with the patient.
GRANT SELECT, INSERT ON patient_state_changes TO healzy_app;
--> statement-breakpoint
ALTER TABLE worklist_reviews ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE worklist_reviews FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_reviews ON worklist_reviews TO healzy_app
  USING (account_id = current_account_id() AND user_id = current_user_id())
  WITH CHECK (account_id = current_account_id() AND user_id = current_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON worklist_reviews TO healzy_app;
--> statement-breakpoint
CREATE INDEX patients_state_idx ON patients (account_id, state, id);
--> statement-breakpoint
CREATE INDEX medical_tests_active_idx ON medical_tests (account_id, state, patient_id)
  WHERE state IN ('STARTED', 'IN_PROGRESS');
--> statement-breakpoint
CREATE INDEX cgm_imports_last_idx ON cgm_imports (account_id, medical_test_id, last_at);
