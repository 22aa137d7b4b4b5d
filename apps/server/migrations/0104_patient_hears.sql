-- A patient opens a link on several devices: on the first by opening it, on a few others by giving their birthdate.
ALTER TABLE chat_links ADD COLUMN other_devices text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE chat_links ADD COLUMN wrong_birthdates integer NOT NULL DEFAULT 0;
--> statement-breakpoint
GRANT SELECT (other_devices, wrong_birthdates) ON chat_links TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (other_devices, wrong_birthdates) ON chat_links TO healzy_intake;
--> statement-breakpoint
ALTER TABLE surveys ADD COLUMN other_devices text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE surveys ADD COLUMN wrong_birthdates integer NOT NULL DEFAULT 0;
--> statement-breakpoint
GRANT SELECT (other_devices, wrong_birthdates) ON surveys TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (other_devices, wrong_birthdates) ON surveys TO healzy_intake;
--> statement-breakpoint
-- How a link reached the patient, and which address or number; null for one that was copied.
ALTER TABLE chat_links ADD COLUMN delivery text NOT NULL DEFAULT 'COPY' CHECK (delivery IN ('COPY', 'EMAIL', 'SMS'));
--> statement-breakpoint
ALTER TABLE chat_links ADD COLUMN sent_to text;
--> statement-breakpoint
ALTER TABLE chat_links ADD CHECK ((delivery = 'COPY') = (sent_to IS NULL));
--> statement-breakpoint
-- Since when a patient wants an e-mail when the clinic has written, and who noted it: null for the patient themselves.
ALTER TABLE chats ADD COLUMN mail_since timestamptz;
--> statement-breakpoint
ALTER TABLE chats ADD COLUMN mail_by_name text;
--> statement-breakpoint
-- When the patient last had the chat open, and when they were last written to about it.
ALTER TABLE chats ADD COLUMN patient_seen_at timestamptz;
--> statement-breakpoint
ALTER TABLE chats ADD COLUMN mailed_at timestamptz;
--> statement-breakpoint
CREATE INDEX chats_mail_idx ON chats (account_id) WHERE mail_since IS NOT NULL;
--> statement-breakpoint
GRANT SELECT (mail_since, patient_seen_at) ON chats TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (mail_since, mail_by_name, patient_seen_at) ON chats TO healzy_intake;
--> statement-breakpoint
CREATE POLICY chat_mail ON outbox_emails FOR INSERT TO healzy_app
  WITH CHECK (kind = 'CHAT' AND account_id = current_account_id());
--> statement-breakpoint
-- Erasing a patient deletes the mails with a link of theirs, wherever a link of this account was sent.
CREATE OR REPLACE FUNCTION forget_patient_mail(addresses text[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM outbox_emails m
  WHERE m.kind IN ('INTAKE', 'SURVEY', 'APPOINTMENT', 'APPOINTMENT_CANCELED', 'CHAT')
    AND m.account_id = current_account_id() AND lower(m.to_address) = ANY (addresses)
$$;
