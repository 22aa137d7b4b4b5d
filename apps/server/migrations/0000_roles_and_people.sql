-- Roles belong to the whole server, so another database may have created them already.
DO $$
DECLARE wanted text;
BEGIN
  FOREACH wanted IN ARRAY ARRAY['healzy_app', 'healzy_system'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = wanted) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOINHERIT', wanted);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO healzy_app, healzy_system;
--> statement-breakpoint
CREATE FUNCTION current_account_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.account_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION current_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  business_name text,
  user_surname text,
  profile_image_id uuid,
  account_name text,
  contact_phone text,
  legal_name text,
  tax_number text,
  invoice_address text,
  postal_code text,
  city text,
  state text,
  country text,
  timezone text NOT NULL DEFAULT 'Europe/Madrid',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE users (
  id uuid PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  email text NOT NULL,
  password_hash text,
  password_changed_at timestamptz,
  name text NOT NULL,
  surname text NOT NULL,
  phone text,
  birthdate date,
  language text NOT NULL DEFAULT 'es',
  timezone text NOT NULL DEFAULT 'Europe/Madrid',
  picture_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
--> statement-breakpoint
-- Outlives the membership: a finished test keeps naming the specialist who did it.
CREATE TABLE professionals (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  UNIQUE (account_id, id),
  UNIQUE (account_id, user_id)
);
--> statement-breakpoint
CREATE INDEX professionals_user_idx ON professionals (user_id);
--> statement-breakpoint
-- professional_id is null for a person who is only a patient.
CREATE TABLE memberships (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  professional_id uuid,
  roles text[] NOT NULL CHECK (cardinality(roles) > 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, user_id),
  UNIQUE (account_id, professional_id),
  FOREIGN KEY (account_id, professional_id) REFERENCES professionals (account_id, id) DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX memberships_user_idx ON memberships (user_id);
--> statement-breakpoint
CREATE TABLE login_audit (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  ip text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('SUCCESS', 'FAILURE', 'BLOCKED')),
  at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE INDEX login_audit_user_idx ON login_audit (user_id, at DESC);
--> statement-breakpoint
CREATE TABLE oidc_payloads (
  type text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  PRIMARY KEY (type, id)
);
--> statement-breakpoint
CREATE INDEX oidc_payloads_grant_idx ON oidc_payloads (grant_id) WHERE grant_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX oidc_payloads_uid_idx ON oidc_payloads (type, uid) WHERE uid IS NOT NULL;
--> statement-breakpoint
CREATE INDEX oidc_payloads_expiry_idx ON oidc_payloads (expires_at);
--> statement-breakpoint
-- Signing keys of the identity provider and other secrets that every process must share, by name.
CREATE TABLE server_secrets (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- One-time links by e-mail: invitation, password reset. The token itself is never stored, only its SHA-256.
CREATE TABLE identity_tokens (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('INVITATION', 'PASSWORD_RESET')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- Counters against guessing, e.g. key = 'sign-in:email:<sha256>'.
CREATE TABLE attempt_counters (
  key text PRIMARY KEY,
  attempts integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE outbox_emails (
  id uuid PRIMARY KEY,
  to_address text NOT NULL,
  kind text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
--> statement-breakpoint
CREATE INDEX outbox_emails_waiting_idx ON outbox_emails (created_at) WHERE sent_at IS NULL;
