GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
-- An account that somebody has not come to does not learn what they do elsewhere.
CREATE OR REPLACE FUNCTION record_personal_act(
  person uuid, act text, act_email text, act_ip text, act_agent text, act_details jsonb, act_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_user_id() IS NOT NULL AND current_user_id() IS DISTINCT FROM person THEN
    RAISE EXCEPTION 'Nobody writes what another person did.' USING ERRCODE = '42501';
  END IF;
  INSERT INTO audit_log (id, account_id, kind, user_id, email, ip, user_agent, details, at)
    SELECT gen_random_uuid(), m.account_id, act, person, act_email, act_ip, act_agent, act_details, act_at
    FROM memberships m WHERE m.user_id = person AND m.accepted_at IS NOT NULL;
  IF NOT FOUND THEN
    INSERT INTO audit_log (id, kind, user_id, email, ip, user_agent, details, at)
    VALUES (gen_random_uuid(), act, person, act_email, act_ip, act_agent, act_details, act_at);
  END IF;
END $$;
--> statement-breakpoint
-- A link accepts the invitation that it was written for. A password reset stands in for a lost one only where somebody
-- has come nowhere yet.
CREATE OR REPLACE FUNCTION accept_memberships_by_link() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE memberships SET accepted_at = NEW.used_at
  WHERE user_id = NEW.user_id AND accepted_at IS NULL
    AND (account_id = NEW.account_id OR NEW.account_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = NEW.user_id AND m.accepted_at IS NOT NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
