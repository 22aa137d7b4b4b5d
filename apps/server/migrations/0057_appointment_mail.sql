-- How an account writes to patients about appointments: at all, and how long before one it reminds of it.
ALTER TABLE accounts ADD COLUMN has_appointment_mail boolean NOT NULL DEFAULT true;
--> statement-breakpoint
ALTER TABLE accounts ADD COLUMN reminder_hours integer NOT NULL DEFAULT 24 CHECK (reminder_hours BETWEEN 1 AND 168);
--> statement-breakpoint
-- What was made before is not written about: nobody has chosen so.
ALTER TABLE appointments ADD COLUMN has_mail boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE appointments ALTER COLUMN has_mail SET DEFAULT true;
--> statement-breakpoint
-- What the patient answered; it belongs to the time that the appointment has.
ALTER TABLE appointments ADD COLUMN answer text CHECK (answer IN ('CONFIRMED', 'DECLINED'));
--> statement-breakpoint
ALTER TABLE appointments ADD COLUMN answer_reason text CHECK (char_length(answer_reason) <= 500);
--> statement-breakpoint
ALTER TABLE appointments ADD COLUMN answered_at timestamptz;
--> statement-breakpoint
ALTER TABLE appointments ADD CHECK ((answer IS NULL) = (answered_at IS NULL));
--> statement-breakpoint
CREATE INDEX appointments_declined_idx ON appointments (account_id, starts_at) WHERE answer = 'DECLINED';
--> statement-breakpoint
-- The messages about an appointment, and the links in them, of which only hashes are stored. A link answers once.
CREATE TABLE appointment_notices (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  appointment_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('MADE', 'MOVED', 'CHANGED', 'CANCELED', 'REMINDER')),
  -- The time that it is about: a link to another time has ended.
  starts_at timestamptz NOT NULL,
  sent_to text NOT NULL,
  language text NOT NULL,
  token_hash text UNIQUE,
  -- As it was then, also for readers who see no people of the account.
  specialist_name text NOT NULL,
  answer text CHECK (answer IN ('CONFIRMED', 'DECLINED')),
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, appointment_id) REFERENCES appointments (account_id, id) ON DELETE CASCADE,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
--> statement-breakpoint
CREATE INDEX appointment_notices_of_idx ON appointment_notices (account_id, appointment_id, created_at);
--> statement-breakpoint
CREATE INDEX appointment_notices_patient_idx ON appointment_notices (account_id, patient_id);
--> statement-breakpoint
-- One reminder for each time, whichever of several servers comes first.
CREATE UNIQUE INDEX appointment_notices_one_reminder ON appointment_notices (appointment_id, starts_at)
  WHERE kind = 'REMINDER';
--> statement-breakpoint
SELECT protect_account_table('appointment_notices', 'SELECT, INSERT');
--> statement-breakpoint
-- What the holder of a link sees and answers: this one appointment.
CREATE POLICY held_link ON appointment_notices FOR SELECT TO healzy_intake
  USING (token_hash = current_intake_hash());
--> statement-breakpoint
CREATE POLICY held_link_answered ON appointment_notices FOR UPDATE TO healzy_intake
  USING (token_hash = current_intake_hash() AND answer IS NULL)
  WITH CHECK (token_hash = current_intake_hash());
--> statement-breakpoint
GRANT SELECT (id, account_id, patient_id, appointment_id, starts_at, language, token_hash, specialist_name, answer,
  answered_at) ON appointment_notices TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (answer, answered_at) ON appointment_notices TO healzy_intake;
--> statement-breakpoint
CREATE FUNCTION holds_appointment(account uuid, appointment uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM appointment_notices n
    WHERE n.account_id = account AND n.appointment_id = appointment AND n.token_hash = current_intake_hash())
$$;
--> statement-breakpoint
CREATE POLICY held_link ON appointments FOR SELECT TO healzy_intake USING (holds_appointment(account_id, id));
--> statement-breakpoint
CREATE POLICY held_link_answered ON appointments FOR UPDATE TO healzy_intake
  USING (holds_appointment(account_id, id) AND state = 'SCHEDULED')
  WITH CHECK (holds_appointment(account_id, id) AND state = 'SCHEDULED');
--> statement-breakpoint
GRANT SELECT (id, account_id, patient_id, state, mode, starts_at, ends_at, place, video_url, answer, answered_at)
  ON appointments TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (answer, answer_reason, answered_at) ON appointments TO healzy_intake;
--> statement-breakpoint
CREATE POLICY held_appointment ON patients FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM appointment_notices n WHERE n.account_id = patients.account_id
    AND n.patient_id = patients.id));
--> statement-breakpoint
CREATE POLICY held_appointment ON accounts FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM appointment_notices n WHERE n.account_id = accounts.id));
--> statement-breakpoint
GRANT SELECT (contact_phone, timezone) ON accounts TO healzy_intake;
--> statement-breakpoint
-- A message may bring a calendar's entry; it is erased with the text.
ALTER TABLE outbox_emails ADD COLUMN calendar_text text;
--> statement-breakpoint
CREATE POLICY appointment_mail ON outbox_emails FOR INSERT TO healzy_app
  WITH CHECK (kind IN ('APPOINTMENT', 'APPOINTMENT_CANCELED') AND account_id = current_account_id());
--> statement-breakpoint
DROP FUNCTION forget_intake_mail(text[]);
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO healzy_system;
--> statement-breakpoint
-- All that was written to a patient, not the links of questionnaires alone.
CREATE FUNCTION forget_patient_mail(addresses text[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM outbox_emails m
  WHERE m.kind IN ('INTAKE', 'SURVEY', 'APPOINTMENT', 'APPOINTMENT_CANCELED') AND m.account_id = current_account_id()
    AND lower(m.to_address) = ANY (addresses)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_patient_mail(text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_patient_mail(text[]) TO healzy_app;
--> statement-breakpoint
ALTER FUNCTION forget_patient_mail(text[]) OWNER TO healzy_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM healzy_system;
