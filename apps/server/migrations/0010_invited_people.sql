-- Somebody new is entered with their membership, but has not accepted before they follow the link or call with a token
-- of their own. A membership made in any other way is accepted from the start.
ALTER TABLE memberships
  ADD COLUMN accepted_at timestamptz DEFAULT now(),
  ADD COLUMN invited_at timestamptz,
  ADD COLUMN invitations_sent integer NOT NULL DEFAULT 0;
--> statement-breakpoint
ALTER TABLE membership_invitations
  ADD COLUMN invited_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN invitations_sent integer NOT NULL DEFAULT 1;
--> statement-breakpoint
CREATE OR REPLACE VIEW account_people WITH (security_invoker = true) AS
  SELECT m.account_id, u.id, u.version, m.version AS membership_version, m.professional_id, u.email, u.name, u.surname,
    m.roles, u.language, u.timezone, u.phone, u.birthdate, u.picture_id, false AS is_invited,
    m.accepted_at, m.invited_at, m.invitations_sent
  FROM memberships m JOIN users u ON u.id = m.user_id
  UNION ALL
  SELECT i.account_id, i.user_id, 1, i.version, NULL::uuid, i.email, i.name, i.surname,
    i.roles, i.language, i.timezone, i.phone, i.birthdate, NULL::uuid, true,
    NULL::timestamptz, i.invited_at, i.invitations_sent
  FROM membership_invitations i;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
-- Whoever follows a link has accepted: the invitation of one account or, for all of theirs, a password reset instead.
CREATE FUNCTION accept_memberships_by_link() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE memberships SET accepted_at = NEW.used_at
  WHERE user_id = NEW.user_id AND accepted_at IS NULL
    AND (NEW.account_id IS NULL OR account_id = NEW.account_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION accept_memberships_by_link() OWNER TO healzy_system;
--> statement-breakpoint
CREATE TRIGGER accept_memberships_by_link AFTER UPDATE OF used_at ON identity_tokens FOR EACH ROW
  WHEN (OLD.used_at IS NULL AND NEW.used_at IS NOT NULL)
  EXECUTE FUNCTION accept_memberships_by_link();
--> statement-breakpoint
-- A withdrawn invitation leaves no link behind.
CREATE FUNCTION forget_invitation_links(person uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM invitations_to_send WHERE user_id = person AND account_id = current_account_id();
  DELETE FROM identity_tokens
  WHERE user_id = person AND account_id = current_account_id() AND purpose = 'INVITATION' AND used_at IS NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_invitation_links(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_invitation_links(uuid) TO healzy_app, healzy_system;
--> statement-breakpoint
ALTER FUNCTION forget_invitation_links(uuid) OWNER TO healzy_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
