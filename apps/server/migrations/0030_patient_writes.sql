-- Which transactions have written anything that numbers about an account's patients are counted from. Whoever has counted
-- them knows by the snapshot they were counted in whether they still hold (src/patients/kept-figures.ts). It names no
-- patient, is written once for each transaction and cleaned up after a day.
CREATE TABLE patient_writes (
  account_id uuid NOT NULL,
  -- As `bigint`, whose comparisons row-level security lets an index answer.
  xid bigint NOT NULL,
  -- Keeps apart what a restored database has of another server's transactions.
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, xid, at)
);
--> statement-breakpoint
CREATE INDEX patient_writes_age_idx ON patient_writes (at);
--> statement-breakpoint
ALTER TABLE patient_writes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_writes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON patient_writes FOR SELECT TO healzy_app USING (account_id = current_account_id());
--> statement-breakpoint
GRANT SELECT ON patient_writes TO healzy_app;
--> statement-breakpoint
CREATE POLICY system_work ON patient_writes TO healzy_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON patient_writes TO healzy_system;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
CREATE FUNCTION note_patient_writes() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO patient_writes (account_id, xid)
    SELECT DISTINCT w.account_id, pg_current_xact_id()::text::bigint FROM written w ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION note_patient_writes() FROM PUBLIC;
--> statement-breakpoint
ALTER FUNCTION note_patient_writes() OWNER TO healzy_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
--> statement-breakpoint
-- What the conditions of the list and the dashboard's figures read. The history of states is written with `patients`.
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['patients', 'patient_specialists', 'patient_deletions', 'patient_state_changes',
    'patient_tags', 'medical_tests', 'intakes'] LOOP
    EXECUTE format('CREATE TRIGGER note_patient_inserts AFTER INSERT ON %I REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION note_patient_writes()', subject);
    EXECUTE format('CREATE TRIGGER note_patient_updates AFTER UPDATE ON %I REFERENCING NEW TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION note_patient_writes()', subject);
    EXECUTE format('CREATE TRIGGER note_patient_deletes AFTER DELETE ON %I REFERENCING OLD TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION note_patient_writes()', subject);
  END LOOP;
END $$;
