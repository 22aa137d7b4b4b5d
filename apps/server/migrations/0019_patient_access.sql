-- Who read or changed what of a patient, and when. Written where access is decided (src/patients/assignments.ts). No
-- foreign key: its check would lock the patient's row on every first read, and a handler that locks it for an edit
-- afterwards could meet another one halfway. The trigger below removes the lines with their patient instead.
CREATE TABLE patient_access_log (
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  act text NOT NULL CHECK (act IN ('READ', 'CREATED', 'CHANGED', 'REMOVED', 'EXPORTED', 'DENIED')),
  -- The word of the contract that the operation belongs to.
  area text NOT NULL CHECK (area ~ '^[a-z][a-z-]{1,39}$'),
  operation text NOT NULL CHECK (operation ~ '^[A-Za-z]{1,60}$'),
  -- What is collapsed into one line: reads of a few minutes; of a change only its own call.
  slot timestamptz NOT NULL,
  PRIMARY KEY (patient_id, at, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX patient_access_log_slot_key ON patient_access_log (patient_id, user_id, slot, area, act);
--> statement-breakpoint
-- The timeline tells when the card was saved, among many more lines of who looked at it.
CREATE INDEX patient_access_log_card_idx ON patient_access_log (patient_id, at) WHERE operation = 'updatePatient';
--> statement-breakpoint
-- Who has answered for a patient since when, whole each time. Written at commit by the trigger below.
CREATE TABLE patient_specialist_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  principal_id uuid,
  observer_ids uuid[] NOT NULL,
  -- Who changed it; null where it was no person's call.
  user_id uuid,
  at timestamptz NOT NULL,
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX patient_specialist_changes_idx ON patient_specialist_changes (account_id, patient_id, at);
--> statement-breakpoint
-- Who changed a patient's state. Nothing says it of the past, so nothing is made up.
ALTER TABLE patient_state_changes ADD COLUMN user_id uuid DEFAULT current_user_id();
--> statement-breakpoint
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_specialists NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO patient_specialist_changes (account_id, patient_id, principal_id, observer_ids, at)
  SELECT p.account_id, p.id,
    (SELECT s.professional_id FROM patient_specialists s WHERE s.patient_id = p.id AND s.is_principal),
    ARRAY(SELECT s.professional_id FROM patient_specialists s WHERE s.patient_id = p.id AND NOT s.is_principal ORDER BY 1),
    p.created_at
  FROM patients p;
--> statement-breakpoint
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_specialists FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE FUNCTION note_patient_specialists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.patient_id ELSE NEW.patient_id END;
  born timestamptz;
  clinic uuid;
  principal uuid;
  observers uuid[];
  last patient_specialist_changes%ROWTYPE;
BEGIN
  SELECT p.account_id, p.created_at INTO clinic, born FROM patients p WHERE p.id = subject;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT s.professional_id INTO principal FROM patient_specialists s WHERE s.patient_id = subject AND s.is_principal;
  observers := ARRAY(SELECT s.professional_id FROM patient_specialists s
    WHERE s.patient_id = subject AND NOT s.is_principal ORDER BY 1);
  SELECT c.* INTO last FROM patient_specialist_changes c
    WHERE c.account_id = clinic AND c.patient_id = subject ORDER BY c.at DESC LIMIT 1;
  IF NOT FOUND THEN
    INSERT INTO patient_specialist_changes (account_id, patient_id, principal_id, observer_ids, user_id, at)
      VALUES (clinic, subject, principal, observers, current_user_id(), born);
  ELSIF last.principal_id IS DISTINCT FROM principal OR last.observer_ids <> observers THEN
    INSERT INTO patient_specialist_changes (account_id, patient_id, principal_id, observer_ids, user_id, at)
      VALUES (clinic, subject, principal, observers, current_user_id(), now());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER note_patient_specialists AFTER INSERT OR UPDATE OR DELETE ON patient_specialists
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_patient_specialists();
--> statement-breakpoint
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['patient_access_log', 'patient_specialist_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', subject);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', subject);
    -- What has happened is neither rewritten nor taken back; it goes with the patient.
    EXECUTE format('GRANT SELECT, INSERT ON %I TO healzy_app', subject);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY own_account ON patient_specialist_changes TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
CREATE POLICY own_account ON patient_access_log FOR SELECT TO healzy_app USING (account_id = current_account_id());
--> statement-breakpoint
-- Nobody writes what another person did.
CREATE POLICY own_acts ON patient_access_log FOR INSERT TO healzy_app
  WITH CHECK (account_id = current_account_id() AND user_id = current_user_id());
--> statement-breakpoint
CREATE POLICY system_clean_up ON patient_access_log TO healzy_system USING (true) WITH CHECK (false);
--> statement-breakpoint
GRANT DELETE ON patient_access_log TO healzy_system;
--> statement-breakpoint
GRANT SELECT (account_id, patient_id) ON patient_access_log TO healzy_system;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
CREATE FUNCTION forget_patient_access() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM patient_access_log l WHERE l.patient_id = OLD.id AND l.account_id = OLD.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_patient_access() FROM PUBLIC;
--> statement-breakpoint
ALTER FUNCTION forget_patient_access() OWNER TO healzy_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
--> statement-breakpoint
CREATE TRIGGER forget_patient_access AFTER DELETE ON patients
  FOR EACH ROW EXECUTE FUNCTION forget_patient_access();
