-- What people sign in with besides their password. Only the identity provider reads any of it.
CREATE TABLE totp_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Sealed with the key `identity.sealing-key` of server_secrets.
  sealed_secret text NOT NULL,
  -- The latest 30-second step whose code was used: no code works twice.
  last_step integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null until a code has shown that the app holds the secret.
  confirmed_at timestamptz
);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES totp_factors (user_id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
--> statement-breakpoint
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  -- COSE, base64url.
  public_key text NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX passkeys_user_idx ON passkeys (user_id);
--> statement-breakpoint
-- `holder` is who may answer it: a person who adds a passkey, or a sign-in under way.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  holder text NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX passkey_challenges_expiry_idx ON passkey_challenges (expires_at);
--> statement-breakpoint
-- Sign-ins whose password was right and whose second factor is still to come.
CREATE TABLE half_sign_ins (
  interaction_uid text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX half_sign_ins_expiry_idx ON half_sign_ins (expires_at);
--> statement-breakpoint
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['totp_factors', 'recovery_codes', 'passkeys', 'passkey_challenges', 'half_sign_ins'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', subject);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', subject);
    EXECUTE format('CREATE POLICY system_work ON %I TO healzy_system USING (true) WITH CHECK (true)', subject);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO healzy_system', subject);
  END LOOP;
END $$;
--> statement-breakpoint
-- A link accepts the one invitation that it was written for. A newer link replaces it: whoever follows the old one is
-- told so.
ALTER TABLE identity_tokens
  ADD COLUMN account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
  ADD COLUMN replaced_at timestamptz;
--> statement-breakpoint
-- An account that invites names itself without saying so.
ALTER TABLE invitations_to_send
  ADD COLUMN account_id uuid DEFAULT current_account_id() REFERENCES accounts (id) ON DELETE CASCADE;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
CREATE FUNCTION accept_the_one_invitation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM accept_invitations(NEW.user_id, NEW.account_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER FUNCTION accept_the_one_invitation() OWNER TO healzy_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
--> statement-breakpoint
DROP TRIGGER accept_by_link ON identity_tokens;
--> statement-breakpoint
DROP FUNCTION accept_by_link();
--> statement-breakpoint
CREATE TRIGGER accept_by_link AFTER UPDATE OF used_at ON identity_tokens FOR EACH ROW
  WHEN (NEW.purpose = 'INVITATION' AND NEW.account_id IS NOT NULL AND OLD.used_at IS NULL AND NEW.used_at IS NOT NULL)
  EXECUTE FUNCTION accept_the_one_invitation();
