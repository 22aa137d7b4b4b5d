-- What a patient answers through a link. Only hashes of its secret and of the device are stored.
CREATE TABLE surveys (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  kind text NOT NULL
    CHECK (kind IN ('INITIAL', 'WEEK_1', 'WEEK_2', 'WEEK_3', 'WEEK_4', 'FINAL', 'SATISFACTION')),
  language text NOT NULL CHECK (language IN ('es', 'en')),
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'ANSWERED', 'WITHDRAWN')),
  sent_to text,
  due_on date NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Of the device that opened it first: no other one may.
  device_hash text,
  expires_at timestamptz NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  opened_at timestamptz,
  answered_at timestamptz,
  -- When the principal specialist has read the answers.
  read_at timestamptz,
  answers jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(answers) = 'object'),
  UNIQUE (account_id, id),
  CHECK ((state = 'ANSWERED') = (answered_at IS NOT NULL)),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX surveys_patient_idx ON surveys (account_id, patient_id, created_at, id);
--> statement-breakpoint
CREATE UNIQUE INDEX surveys_one_open ON surveys (patient_id, kind) WHERE state = 'OPEN';
--> statement-breakpoint
SELECT protect_account_table('surveys');
--> statement-breakpoint
CREATE POLICY held_link ON surveys FOR SELECT TO healzy_intake USING (token_hash = current_intake_hash());
--> statement-breakpoint
-- Once answered, it is out of their hands.
CREATE POLICY held_open_link ON surveys FOR UPDATE TO healzy_intake
  USING (token_hash = current_intake_hash() AND state = 'OPEN')
  WITH CHECK (token_hash = current_intake_hash() AND state IN ('OPEN', 'ANSWERED'));
--> statement-breakpoint
GRANT SELECT (id, account_id, patient_id, version, kind, language, state, token_hash, device_hash, expires_at, opened_at,
  answers) ON surveys TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (version, state, device_hash, opened_at, answered_at, answers) ON surveys TO healzy_intake;
--> statement-breakpoint
CREATE POLICY held_survey ON patients FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM surveys s WHERE s.account_id = patients.account_id AND s.patient_id = patients.id));
--> statement-breakpoint
CREATE POLICY held_survey ON accounts FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM surveys s WHERE s.account_id = accounts.id));
--> statement-breakpoint
CREATE POLICY survey_mail ON outbox_emails FOR INSERT TO healzy_app
  WITH CHECK (kind = 'SURVEY' AND account_id = current_account_id());
--> statement-breakpoint
-- Erasing a patient deletes the mails with a link of theirs.
CREATE OR REPLACE FUNCTION forget_intake_mail(addresses text[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM outbox_emails m
  WHERE m.kind IN ('INTAKE', 'SURVEY') AND m.account_id = current_account_id()
    AND lower(m.to_address) = ANY (addresses)
$$;
