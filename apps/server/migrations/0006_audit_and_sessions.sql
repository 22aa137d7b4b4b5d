-- Log-ins become one log of who did what. What a person does in person (signing in, a new password) is written once for
-- each account that they belong to at that moment, so that a row has one account and every question one index.
ALTER TABLE login_audit RENAME TO audit_log;
--> statement-breakpoint
ALTER TABLE audit_log
  ADD COLUMN account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
  ADD COLUMN kind text CHECK (kind ~ '^[A-Z][A-Z_]{1,39}$'),
  ADD COLUMN subject_id uuid,
  ADD COLUMN subject_email text,
  ADD COLUMN user_agent text,
  ADD COLUMN details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object'),
  -- What was done stays done when the person has gone.
  DROP CONSTRAINT login_audit_user_id_fkey;
--> statement-breakpoint
ALTER TABLE audit_log NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE memberships NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE audit_log SET kind = CASE outcome WHEN 'SUCCESS' THEN 'SIGN_IN' WHEN 'FAILURE' THEN 'SIGN_IN_FAILED' ELSE outcome END;
--> statement-breakpoint
INSERT INTO audit_log (id, account_id, kind, user_id, email, ip, outcome, at)
  SELECT gen_random_uuid(), m.account_id, l.kind, l.user_id, l.email, l.ip, l.outcome, l.at
  FROM audit_log l JOIN memberships m ON m.user_id = l.user_id AND m.created_at <= l.at;
--> statement-breakpoint
DELETE FROM audit_log l WHERE l.account_id IS NULL
  AND EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = l.user_id AND m.created_at <= l.at);
--> statement-breakpoint
ALTER TABLE memberships FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_log ALTER COLUMN kind SET NOT NULL, DROP COLUMN outcome;
--> statement-breakpoint
DROP INDEX login_audit_user_idx;
--> statement-breakpoint
CREATE INDEX audit_log_account_idx ON audit_log (account_id, at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX audit_log_kind_idx ON audit_log (account_id, kind, at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX audit_log_person_idx ON audit_log (account_id, user_id, at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX audit_log_subject_idx ON audit_log (account_id, subject_id, at DESC, id DESC) WHERE subject_id IS NOT NULL;
--> statement-breakpoint
-- Where somebody has signed in from lately.
CREATE INDEX audit_log_sign_in_idx ON audit_log (user_id, at DESC) WHERE kind = 'SIGN_IN';
--> statement-breakpoint
-- Nobody changes or removes a line, the system role no more than an account; it goes with its account only.
DROP POLICY people_of_account ON audit_log;
--> statement-breakpoint
DROP POLICY system_work ON audit_log;
--> statement-breakpoint
REVOKE ALL ON audit_log FROM healzy_app, healzy_system;
--> statement-breakpoint
GRANT SELECT, INSERT ON audit_log TO healzy_app, healzy_system;
--> statement-breakpoint
CREATE POLICY own_account ON audit_log FOR SELECT TO healzy_app USING (account_id = current_account_id());
--> statement-breakpoint
CREATE POLICY own_acts ON audit_log FOR INSERT TO healzy_app
  WITH CHECK (account_id = current_account_id() AND user_id = current_user_id());
--> statement-breakpoint
CREATE POLICY system_reads ON audit_log FOR SELECT TO healzy_system USING (true);
--> statement-breakpoint
CREATE POLICY system_writes ON audit_log FOR INSERT TO healzy_system WITH CHECK (true);
--> statement-breakpoint
-- Sessions of the provider in words that their owner understands. A session lives as long as the provider's own record.
CREATE TABLE sign_in_sessions (
  uid text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  began_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ip text NOT NULL,
  user_agent text
);
--> statement-breakpoint
CREATE INDEX sign_in_sessions_user_idx ON sign_in_sessions (user_id);
--> statement-breakpoint
ALTER TABLE sign_in_sessions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sign_in_sessions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_work ON sign_in_sessions TO healzy_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_sessions TO healzy_system;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
-- Writes an act of a person into every account of theirs; one of nobody's accounts is kept too, for the next attempt.
CREATE FUNCTION record_personal_act(
  person uuid, act text, act_email text, act_ip text, act_agent text, act_details jsonb, act_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user_id() IS NOT NULL AND current_user_id() IS DISTINCT FROM person THEN
    RAISE EXCEPTION 'Nobody writes what another person did.' USING ERRCODE = '42501';
  END IF;
  INSERT INTO audit_log (id, account_id, kind, user_id, email, ip, user_agent, details, at)
    SELECT gen_random_uuid(), m.account_id, act, person, act_email, act_ip, act_agent, act_details, act_at
    FROM memberships m WHERE m.user_id = person;
  IF NOT FOUND THEN
    INSERT INTO audit_log (id, kind, user_id, email, ip, user_agent, details, at)
    VALUES (gen_random_uuid(), act, person, act_email, act_ip, act_agent, act_details, act_at);
  END IF;
END $$;
--> statement-breakpoint
-- The caller's sessions that can still be used.
CREATE FUNCTION own_sessions()
RETURNS TABLE (uid text, began_at timestamptz, last_seen_at timestamptz, ip text, user_agent text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.uid, s.began_at, s.last_seen_at, s.ip, s.user_agent
  FROM sign_in_sessions s JOIN oidc_payloads p ON p.type = 'Session' AND p.uid = s.uid
  WHERE s.user_id = current_user_id() AND p.user_id = s.user_id AND p.expires_at > now()
$$;
--> statement-breakpoint
-- Whether a token's session still stands; its owner sees about when it was last used. Never waits for another call.
CREATE FUNCTION use_session(wanted text, person uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM oidc_payloads p
    WHERE p.type = 'Session' AND p.uid = wanted AND p.user_id = person AND p.expires_at > now()) THEN
    RETURN false;
  END IF;
  UPDATE sign_in_sessions SET last_seen_at = now() WHERE uid =
    (SELECT s.uid FROM sign_in_sessions s WHERE s.uid = wanted AND s.last_seen_at < now() - interval '1 minute'
      FOR UPDATE SKIP LOCKED);
  RETURN true;
END $$;
--> statement-breakpoint
-- Ends sessions with every code and token that came from them: those of the caller that are named, or all but one.
CREATE FUNCTION end_own_sessions(only_uid text, except_uid text) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  ending text[] := ARRAY(
    SELECT p.uid FROM oidc_payloads p
    WHERE p.type = 'Session' AND p.user_id = current_user_id() AND p.uid IS NOT NULL
      AND (only_uid IS NULL OR p.uid = only_uid) AND (except_uid IS NULL OR p.uid <> except_uid));
BEGIN
  DELETE FROM oidc_payloads WHERE type = 'Grant' AND id IN
    (SELECT p.grant_id FROM oidc_payloads p WHERE p.session_uid = ANY (ending) AND p.grant_id IS NOT NULL);
  DELETE FROM oidc_payloads WHERE session_uid = ANY (ending) OR (type = 'Session' AND uid = ANY (ending));
  DELETE FROM sign_in_sessions WHERE uid = ANY (ending);
  RETURN QUERY SELECT unnest(ending);
END $$;
--> statement-breakpoint
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY[
    'record_personal_act(uuid, text, text, text, text, jsonb, timestamptz)', 'own_sessions()', 'use_session(text, uuid)',
    'end_own_sessions(text, text)'
  ] LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', subject);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO healzy_app, healzy_system', subject);
    EXECUTE format('ALTER FUNCTION %s OWNER TO healzy_system', subject);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
