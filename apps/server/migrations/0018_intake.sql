-- A questionnaire that a patient fills without an account, through a link. Only the link's hash is stored.
CREATE TABLE intakes (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'SUBMITTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  token_hash text NOT NULL UNIQUE,
  language text NOT NULL,
  -- The address that the link was mailed to; null when it was only copied.
  sent_to text,
  expires_at timestamptz NOT NULL,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  opened_at timestamptz,
  saved_at timestamptz,
  submitted_at timestamptz,
  -- What the patient agreed to, in the words that they read.
  consent text,
  answers jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(answers) = 'object'),
  figures jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(figures) = 'object'),
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz,
  -- Which answers were taken over.
  accepted jsonb,
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  CHECK (state IN ('OPEN', 'WITHDRAWN') OR (submitted_at IS NOT NULL AND consent IS NOT NULL)),
  CHECK (state NOT IN ('ACCEPTED', 'DECLINED') OR decided_at IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX intakes_patient_idx ON intakes (account_id, patient_id, created_at DESC, id DESC);
--> statement-breakpoint
-- One link at a time: two would be two drafts of the same answers.
CREATE UNIQUE INDEX intakes_one_open ON intakes (patient_id) WHERE state = 'OPEN';
--> statement-breakpoint
ALTER TABLE intakes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE intakes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON intakes TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON intakes TO healzy_app;
--> statement-breakpoint
-- Whoever holds a link is nobody of the account: a role of its own, that sees this one questionnaire and what the page
-- says of it. Roles belong to the whole server, so another database may have created it already.
DO $$
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'healzy_intake') THEN
      CREATE ROLE healzy_intake NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOINHERIT;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  GRANT healzy_intake TO CURRENT_USER;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO healzy_intake;
--> statement-breakpoint
CREATE FUNCTION current_intake_hash() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.intake_hash', true), '') $$;
--> statement-breakpoint
CREATE POLICY held_link ON intakes FOR SELECT TO healzy_intake USING (token_hash = current_intake_hash());
--> statement-breakpoint
-- Once sent in, it is out of their hands.
CREATE POLICY held_open_link ON intakes FOR UPDATE TO healzy_intake
  USING (token_hash = current_intake_hash() AND state = 'OPEN')
  WITH CHECK (token_hash = current_intake_hash() AND state IN ('OPEN', 'SUBMITTED'));
--> statement-breakpoint
GRANT SELECT (id, account_id, patient_id, version, state, token_hash, language, expires_at, opened_at, saved_at,
  submitted_at, answers, figures) ON intakes TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (version, state, language, opened_at, saved_at, submitted_at, consent, answers, figures) ON intakes
  TO healzy_intake;
--> statement-breakpoint
CREATE POLICY held_link ON patients FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM intakes i WHERE i.account_id = patients.account_id AND i.patient_id = patients.id));
--> statement-breakpoint
GRANT SELECT (id, account_id, name, sex, birthdate, timezone) ON patients TO healzy_intake;
--> statement-breakpoint
CREATE POLICY held_link ON accounts FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM intakes i WHERE i.account_id = accounts.id));
--> statement-breakpoint
GRANT SELECT (id, name) ON accounts TO healzy_intake;
--> statement-breakpoint
-- The e-mail with the link is part of the transaction that makes it. An account writes such messages, and reads none.
-- Whose message it is stands beside it, so that one account's erasure leaves what another one sends to the same address.
ALTER TABLE outbox_emails ADD COLUMN account_id uuid DEFAULT current_account_id();
--> statement-breakpoint
CREATE POLICY intake_mail ON outbox_emails FOR INSERT TO healzy_app
  WITH CHECK (kind = 'INTAKE' AND account_id = current_account_id());
--> statement-breakpoint
GRANT INSERT ON outbox_emails TO healzy_app;
