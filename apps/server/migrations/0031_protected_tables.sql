-- What every table with an account's data needs, called by the migration that creates it. Whoever is of the account may do
-- what `rights` say with its rows, and nobody else; rows about a deleted patient are hidden with the patient.
CREATE FUNCTION protect_account_table(subject regclass, rights text DEFAULT 'SELECT, INSERT, UPDATE, DELETE')
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', subject);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', subject);
  EXECUTE format('CREATE POLICY own_account ON %s TO healzy_app USING (account_id = current_account_id())
    WITH CHECK (account_id = current_account_id())', subject);
  EXECUTE format('GRANT %s ON %s TO healzy_app', rights, subject);
  IF EXISTS (SELECT 1 FROM pg_attribute WHERE attrelid = subject AND attname = 'patient_id' AND NOT attisdropped) THEN
    PERFORM hide_deleted_patients(subject, 'patient_id');
  END IF;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION protect_account_table(regclass, text) FROM PUBLIC;
