-- What a person has read, and what an e-mail has told them: of a subject the last cause each. Notifications themselves
-- are read from what they are about, so that they go with their cause.
CREATE TABLE notification_marks (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  read_cause text,
  mailed_cause text,
  PRIMARY KEY (account_id, user_id, kind, subject_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX notification_marks_patient_idx ON notification_marks (account_id, patient_id);
--> statement-breakpoint
ALTER TABLE notification_marks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_marks FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_marks ON notification_marks TO healzy_app
  USING (account_id = current_account_id() AND user_id = current_user_id())
  WITH CHECK (account_id = current_account_id() AND user_id = current_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON notification_marks TO healzy_app;
--> statement-breakpoint
SELECT hide_deleted_patients('notification_marks', 'patient_id');
--> statement-breakpoint
-- How a person wants to learn of what. Of the person, not of an account, as their preferences are.
CREATE TABLE notification_choices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  in_app boolean NOT NULL DEFAULT true,
  -- E-mails tell of what comes up from here on; null for none.
  mail_since timestamptz,
  PRIMARY KEY (user_id, kind)
);
--> statement-breakpoint
ALTER TABLE notification_choices ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_choices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_choices ON notification_choices TO healzy_app
  USING (user_id = current_user_id()) WITH CHECK (user_id = current_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON notification_choices TO healzy_app;
--> statement-breakpoint
-- Who is to be written to is looked up for all people of an account.
CREATE POLICY system_work ON notification_choices FOR SELECT TO healzy_system USING (true);
--> statement-breakpoint
GRANT SELECT ON notification_choices TO healzy_system;
--> statement-breakpoint
CREATE INDEX notification_choices_mail_idx ON notification_choices (user_id) WHERE mail_since IS NOT NULL;
--> statement-breakpoint
CREATE POLICY notification_mail ON outbox_emails FOR INSERT TO healzy_app
  WITH CHECK (kind = 'NOTIFICATIONS' AND account_id = current_account_id());
--> statement-breakpoint
-- Messages about questionnaires were a preference of their own until now.
ALTER TABLE user_preferences NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_choices NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO notification_choices (user_id, kind, mail_since)
  SELECT user_id, 'INTAKE_WAITING', now() FROM user_preferences WHERE has_intake_mail;
--> statement-breakpoint
ALTER TABLE notification_choices FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_preferences FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_preferences DROP COLUMN has_intake_mail;
--> statement-breakpoint
DROP POLICY intake_notice ON outbox_emails;
