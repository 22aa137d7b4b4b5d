-- A deleted patient is hidden for some days and then erased. Whoever stands here is deleted: the row policies below hide
-- them and all that is theirs, so that no statement has to think of it.
CREATE TABLE patient_deletions (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid PRIMARY KEY,
  deleted_by uuid,
  deleted_at timestamptz NOT NULL,
  erase_at timestamptz NOT NULL CHECK (erase_at >= deleted_at),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX patient_deletions_account_idx ON patient_deletions (account_id, deleted_at, patient_id);
--> statement-breakpoint
ALTER TABLE patient_deletions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_deletions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON patient_deletions TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
-- Nothing updates a row; holding one for a moment asks for the same right.
GRANT SELECT, INSERT, UPDATE, DELETE ON patient_deletions TO healzy_app;
--> statement-breakpoint
-- The e-mail address of a deleted patient is free again: the one thing that an index has to know by itself.
ALTER TABLE patients ADD COLUMN is_deleted boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE patients DROP CONSTRAINT patients_email_key;
--> statement-breakpoint
CREATE UNIQUE INDEX patients_email_key ON patients (account_id, email_key) WHERE NOT is_deleted;
--> statement-breakpoint
CREATE FUNCTION mark_deleted_patient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN UPDATE patients SET is_deleted = true WHERE id = NEW.patient_id;
  ELSE UPDATE patients SET is_deleted = false WHERE id = OLD.patient_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER mark_deleted_patient AFTER INSERT OR DELETE ON patient_deletions
  FOR EACH ROW EXECUTE FUNCTION mark_deleted_patient();
--> statement-breakpoint
-- `NOT IN` over the few who are deleted is read once for a statement. Only what restores, erases or cleans up turns
-- `app.sees_deleted` on, for its own transaction.
CREATE FUNCTION hide_deleted_patients(subject regclass, key name) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE POLICY deleted_are_hidden ON %s AS RESTRICTIVE TO healzy_app
    USING (%I NOT IN (SELECT d.patient_id FROM patient_deletions d)
      OR current_setting(''app.sees_deleted'', true) = ''on'')', subject, key);
END $$;
--> statement-breakpoint
SELECT hide_deleted_patients('patients', 'id');
--> statement-breakpoint
SELECT hide_deleted_patients('documents', 'entity_id');
--> statement-breakpoint
DO $$
DECLARE subject regclass;
BEGIN
  FOR subject IN
    SELECT c.oid FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'patient_id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'patient_deletions'
  LOOP
    PERFORM hide_deleted_patients(subject, 'patient_id');
  END LOOP;
END $$;
--> statement-breakpoint
-- Whoever holds the link of a questionnaire finds nobody behind it any more; who else is deleted they cannot ask.
CREATE POLICY deleted_are_gone ON patients AS RESTRICTIVE TO healzy_intake USING (NOT is_deleted);
--> statement-breakpoint
-- Removed rows leave their bytes in the files of a database until the tables are written anew. While a row stands here
-- that has still to be done.
CREATE TABLE erasures_to_finish (
  id uuid PRIMARY KEY,
  erased_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE erasures_to_finish ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE erasures_to_finish FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY account_work ON erasures_to_finish FOR INSERT TO healzy_app WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON erasures_to_finish TO healzy_app;
--> statement-breakpoint
CREATE POLICY system_work ON erasures_to_finish TO healzy_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, DELETE ON erasures_to_finish TO healzy_system;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
-- Answers kept for retries repeat what they answered. Those of the account that name one of the ids are forgotten,
-- whoever made the call; nobody reads them here.
GRANT SELECT (account_id, answer) ON idempotency_keys TO healzy_system;
--> statement-breakpoint
CREATE FUNCTION forget_answers(ids uuid[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM idempotency_keys k WHERE k.account_id = current_account_id() AND EXISTS (
    SELECT 1 FROM regexp_matches(k.answer::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') AS found
    WHERE found[1]::uuid = ANY (ids))
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_answers(uuid[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_answers(uuid[]) TO healzy_app;
--> statement-breakpoint
ALTER FUNCTION forget_answers(uuid[]) OWNER TO healzy_system;
--> statement-breakpoint
-- Messages with the link of a questionnaire, to the addresses that they went to.
CREATE FUNCTION forget_intake_mail(addresses text[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM outbox_emails m
  WHERE m.kind = 'INTAKE' AND m.account_id = current_account_id() AND lower(m.to_address) = ANY (addresses)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_intake_mail(text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_intake_mail(text[]) TO healzy_app;
--> statement-breakpoint
ALTER FUNCTION forget_intake_mail(text[]) OWNER TO healzy_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
