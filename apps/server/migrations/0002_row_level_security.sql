-- FORCE binds the owner too: outside a transaction that took on a role, the connecting role sees no row at all.
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY[
    'accounts', 'users', 'professionals', 'memberships', 'login_audit', 'oidc_payloads', 'server_secrets',
    'identity_tokens', 'attempt_counters', 'outbox_emails', 'documents', 'patients', 'patient_specialists',
    'medical_tests', 'medical_test_specialists', 'cgm_imports', 'cgm_blocks', 'cgm_events', 'idempotency_keys'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', subject);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', subject);
  END LOOP;
  FOREACH subject IN ARRAY ARRAY[
    'documents', 'patients', 'patient_specialists', 'medical_tests', 'medical_test_specialists', 'cgm_imports',
    'cgm_blocks', 'cgm_events', 'memberships', 'professionals'
  ] LOOP
    EXECUTE format('CREATE POLICY own_account ON %I TO healzy_app USING (account_id = current_account_id())
      WITH CHECK (account_id = current_account_id())', subject);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO healzy_app', subject);
  END LOOP;
  FOREACH subject IN ARRAY ARRAY[
    'accounts', 'users', 'professionals', 'memberships', 'login_audit', 'oidc_payloads', 'server_secrets',
    'identity_tokens', 'attempt_counters', 'outbox_emails'
  ] LOOP
    EXECUTE format('CREATE POLICY system_work ON %I TO healzy_system USING (true) WITH CHECK (true)', subject);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO healzy_system', subject);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY own_account ON accounts TO healzy_app USING (id = current_account_id())
  WITH CHECK (id = current_account_id());
--> statement-breakpoint
GRANT SELECT, UPDATE ON accounts TO healzy_app;
--> statement-breakpoint
-- A person is seen by the accounts that they work or worked for; the log-in's secrets are no column of theirs.
CREATE POLICY people_of_account ON users TO healzy_app
  USING (
    EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = users.id AND m.account_id = current_account_id())
    OR EXISTS (SELECT 1 FROM professionals p WHERE p.user_id = users.id AND p.account_id = current_account_id())
  );
--> statement-breakpoint
GRANT SELECT (id, version, email, name, surname, phone, birthdate, language, timezone, picture_id, created_at, updated_at)
  ON users TO healzy_app;
--> statement-breakpoint
GRANT UPDATE (version, name, surname, phone, birthdate, language, timezone, picture_id, updated_at)
  ON users TO healzy_app;
--> statement-breakpoint
CREATE POLICY people_of_account ON login_audit FOR SELECT TO healzy_app
  USING (
    EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = login_audit.user_id AND m.account_id = current_account_id())
  );
--> statement-breakpoint
GRANT SELECT ON login_audit TO healzy_app;
--> statement-breakpoint
CREATE POLICY own_calls ON idempotency_keys TO healzy_app
  USING (account_id = current_account_id() AND user_id = current_user_id())
  WITH CHECK (account_id = current_account_id() AND user_id = current_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys TO healzy_app;
--> statement-breakpoint
-- Clean-up of old keys, which hold answers: the system role may remove them and see when they were made, no more.
CREATE POLICY system_clean_up ON idempotency_keys TO healzy_system USING (true) WITH CHECK (false);
--> statement-breakpoint
GRANT DELETE ON idempotency_keys TO healzy_system;
--> statement-breakpoint
GRANT SELECT (created_at) ON idempotency_keys TO healzy_system;
--> statement-breakpoint
-- Inviting somebody who already signs in to another account must find that person without showing them.
CREATE FUNCTION person_for_email(
  wanted_id uuid, wanted_email text, wanted_name text, wanted_surname text, wanted_language text, wanted_timezone text
) RETURNS TABLE (person_id uuid, is_new boolean) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO users (id, email, name, surname, language, timezone)
  VALUES (wanted_id, wanted_email, wanted_name, wanted_surname, wanted_language, wanted_timezone)
  ON CONFLICT ((lower(email))) DO NOTHING;
  is_new := FOUND;
  SELECT u.id INTO person_id FROM users u WHERE lower(u.email) = lower(wanted_email);
  RETURN NEXT;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION person_for_email(uuid, text, text, text, text, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION person_for_email(uuid, text, text, text, text, text) TO healzy_app, healzy_system;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
ALTER FUNCTION person_for_email(uuid, text, text, text, text, text) OWNER TO healzy_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
