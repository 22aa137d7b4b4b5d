-- Somebody who signs in elsewhere already belongs to this account only once they have followed the invitation. Until
-- then the account sees what its own form said, never what is stored about the person.
CREATE TABLE membership_invitations (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0),
  email text NOT NULL,
  name text NOT NULL,
  surname text NOT NULL,
  phone text,
  birthdate date,
  language text NOT NULL,
  timezone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, user_id)
);
--> statement-breakpoint
CREATE INDEX membership_invitations_user_idx ON membership_invitations (user_id);
--> statement-breakpoint
-- Invitations whose e-mail has yet to be written: part of the transaction that invites, so that none is lost.
CREATE TABLE invitations_to_send (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  requested_at timestamptz NOT NULL DEFAULT now(),
  claimed_until timestamptz
);
--> statement-breakpoint
ALTER TABLE membership_invitations ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE membership_invitations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invitations_to_send ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invitations_to_send FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON membership_invitations TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
CREATE POLICY system_work ON membership_invitations TO healzy_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON membership_invitations TO healzy_app;
--> statement-breakpoint
GRANT SELECT, DELETE ON membership_invitations TO healzy_system;
--> statement-breakpoint
CREATE POLICY people_of_account ON invitations_to_send FOR INSERT TO healzy_app
  WITH CHECK (
    EXISTS (SELECT 1 FROM memberships m
      WHERE m.user_id = invitations_to_send.user_id AND m.account_id = current_account_id())
    OR EXISTS (SELECT 1 FROM membership_invitations i
      WHERE i.user_id = invitations_to_send.user_id AND i.account_id = current_account_id())
  );
--> statement-breakpoint
CREATE POLICY system_work ON invitations_to_send TO healzy_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT INSERT ON invitations_to_send TO healzy_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON invitations_to_send TO healzy_system;
--> statement-breakpoint
-- Everybody whom an account shows as its own: who belongs to it, and who is invited.
CREATE VIEW account_people WITH (security_invoker = true) AS
  SELECT m.account_id, u.id, u.version, m.version AS membership_version, m.professional_id, u.email, u.name, u.surname,
    m.roles, u.language, u.timezone, u.phone, u.birthdate, u.picture_id, false AS is_invited
  FROM memberships m JOIN users u ON u.id = m.user_id
  UNION ALL
  SELECT i.account_id, i.user_id, 1, i.version, NULL::uuid, i.email, i.name, i.surname,
    i.roles, i.language, i.timezone, i.phone, i.birthdate, NULL::uuid, true
  FROM membership_invitations i;
--> statement-breakpoint
GRANT SELECT ON account_people TO healzy_app;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
-- Whether a person is not this account's alone; says nothing of where else, or what is stored.
CREATE FUNCTION belongs_elsewhere(person uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = person AND m.account_id <> current_account_id())
    OR NOT (
      EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = person AND m.account_id = current_account_id())
      OR EXISTS (SELECT 1 FROM professionals p WHERE p.user_id = person AND p.account_id = current_account_id())
    )
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION belongs_elsewhere(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION belongs_elsewhere(uuid) TO healzy_app, healzy_system;
--> statement-breakpoint
ALTER FUNCTION belongs_elsewhere(uuid) OWNER TO healzy_system;
--> statement-breakpoint
-- Makes invitations of a person memberships: all of them, or that of one account.
CREATE FUNCTION accept_invitations(person uuid, only_account uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  invitation membership_invitations;
  was_invited boolean := false;
BEGIN
  FOR invitation IN DELETE FROM membership_invitations i
    WHERE i.user_id = person AND (only_account IS NULL OR i.account_id = only_account) RETURNING *
  LOOP
    was_invited := true;
    -- Somebody who comes back is the same professional as before.
    INSERT INTO professionals (id, account_id, user_id) VALUES (gen_random_uuid(), invitation.account_id, person)
      ON CONFLICT (account_id, user_id) DO NOTHING;
    INSERT INTO memberships (account_id, user_id, professional_id, roles)
      SELECT p.account_id, p.user_id, p.id, invitation.roles FROM professionals p
      WHERE p.account_id = invitation.account_id AND p.user_id = person
      ON CONFLICT (account_id, user_id) DO NOTHING;
  END LOOP;
  RETURN was_invited;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION accept_invitations(uuid, uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION accept_invitations(uuid, uuid) TO healzy_system;
--> statement-breakpoint
ALTER FUNCTION accept_invitations(uuid, uuid) OWNER TO healzy_system;
--> statement-breakpoint
-- For people of an outside issuer, who get no link: calling with a token that names the account accepts.
CREATE FUNCTION accept_own_invitation() RETURNS boolean
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT current_account_id() IS NOT NULL AND accept_invitations(current_user_id(), current_account_id())
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION accept_own_invitation() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION accept_own_invitation() TO healzy_app, healzy_system;
--> statement-breakpoint
ALTER FUNCTION accept_own_invitation() OWNER TO healzy_system;
--> statement-breakpoint
CREATE FUNCTION accept_by_link() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM accept_invitations(NEW.user_id, NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION accept_by_link() OWNER TO healzy_system;
--> statement-breakpoint
CREATE TRIGGER accept_by_link AFTER UPDATE OF used_at ON identity_tokens FOR EACH ROW
  WHEN (NEW.purpose = 'INVITATION' AND OLD.used_at IS NULL AND NEW.used_at IS NOT NULL)
  EXECUTE FUNCTION accept_by_link();
--> statement-breakpoint
-- A picture is a document of the account that removes it, so it is forgotten whoever else knows the person.
CREATE FUNCTION forget_picture(document uuid) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE users u SET picture_id = NULL, version = u.version + 1 WHERE u.picture_id = document
    AND EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = u.id AND m.account_id = current_account_id())
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_picture(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_picture(uuid) TO healzy_app, healzy_system;
--> statement-breakpoint
ALTER FUNCTION forget_picture(uuid) OWNER TO healzy_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
--> statement-breakpoint
DROP POLICY people_of_account ON users;
--> statement-breakpoint
CREATE POLICY people_of_account ON users FOR SELECT TO healzy_app
  USING (
    EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = users.id AND m.account_id = current_account_id())
    OR EXISTS (SELECT 1 FROM professionals p WHERE p.user_id = users.id AND p.account_id = current_account_id())
  );
--> statement-breakpoint
-- What is seen in every account of a person only that person changes.
CREATE POLICY own_people ON users FOR UPDATE TO healzy_app
  USING (id = current_user_id() OR NOT belongs_elsewhere(id));
--> statement-breakpoint
DROP POLICY people_of_account ON login_audit;
--> statement-breakpoint
-- What somebody did before they belonged to the account is not its business.
CREATE POLICY people_of_account ON login_audit FOR SELECT TO healzy_app
  USING (
    EXISTS (SELECT 1 FROM memberships m
      WHERE m.user_id = login_audit.user_id AND m.account_id = current_account_id() AND m.created_at <= login_audit.at)
  );
