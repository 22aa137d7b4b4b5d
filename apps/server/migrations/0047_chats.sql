-- The chat with a patient, and how far each side has read in it.
CREATE TABLE chats (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'ANSWERED' CHECK (state IN ('PENDING', 'ANSWERED', 'DONE')),
  assignee_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- The number of the newest message; messages are counted without gap from 1.
  last_sequence integer NOT NULL DEFAULT 0,
  last_at timestamptz,
  -- What the patient has fetched and has seen, and what anyone of the clinic has.
  patient_delivered integer NOT NULL DEFAULT 0,
  patient_read integer NOT NULL DEFAULT 0,
  clinic_delivered integer NOT NULL DEFAULT 0,
  clinic_read integer NOT NULL DEFAULT 0,
  -- The account's number of the latest change to this chat.
  change bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, patient_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX chats_change_idx ON chats (account_id, change);
--> statement-breakpoint
CREATE INDEX chats_waiting_idx ON chats (account_id) WHERE state = 'PENDING';
--> statement-breakpoint
SELECT protect_account_table('chats');
--> statement-breakpoint
-- Counts the changes to chats of an account. Its row is locked until the change is committed, so that numbers become
-- visible in their order: whoever has seen one has missed none before it.
CREATE TABLE chat_changes (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  change bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint
SELECT protect_account_table('chat_changes');
--> statement-breakpoint
CREATE TABLE chat_messages (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  sequence integer NOT NULL CHECK (sequence > 0),
  kind text NOT NULL CHECK (kind IN ('TEXT', 'IMAGE', 'AUDIO', 'VIDEO', 'FILE')),
  is_from_patient boolean NOT NULL,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- As it was then, also for readers who see no people of the account.
  author_name text NOT NULL,
  text text NOT NULL CHECK (char_length(text) <= 4000),
  document_id uuid REFERENCES documents (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, patient_id, sequence),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  CHECK (NOT (is_from_patient AND author_id IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX chat_messages_document_idx ON chat_messages (document_id) WHERE document_id IS NOT NULL;
--> statement-breakpoint
SELECT protect_account_table('chat_messages');
--> statement-breakpoint
-- How far each person of the account has read in a chat.
CREATE TABLE chat_reads (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  sequence integer NOT NULL,
  PRIMARY KEY (account_id, patient_id, user_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_account_table('chat_reads');
--> statement-breakpoint
-- With which a patient reads and answers without an account. Only hashes are stored.
CREATE TABLE chat_links (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  token_hash text NOT NULL UNIQUE,
  -- Of the device that opened it first: no other one may.
  device_hash text,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX chat_links_patient_idx ON chat_links (account_id, patient_id);
--> statement-breakpoint
SELECT protect_account_table('chat_links');
--> statement-breakpoint
-- What the holder of a link sees and writes: this one chat.
CREATE POLICY held_link ON chat_links FOR SELECT TO healzy_intake USING (token_hash = current_intake_hash());
--> statement-breakpoint
CREATE POLICY held_link_opened ON chat_links FOR UPDATE TO healzy_intake
  USING (token_hash = current_intake_hash() AND ended_at IS NULL)
  WITH CHECK (token_hash = current_intake_hash() AND ended_at IS NULL);
--> statement-breakpoint
GRANT SELECT (id, account_id, patient_id, token_hash, device_hash, expires_at, ended_at) ON chat_links TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (device_hash) ON chat_links TO healzy_intake;
--> statement-breakpoint
CREATE FUNCTION holds_chat(account uuid, patient uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM chat_links l
    WHERE l.account_id = account AND l.patient_id = patient AND l.token_hash = current_intake_hash())
$$;
--> statement-breakpoint
CREATE POLICY held_link ON chats TO healzy_intake USING (holds_chat(account_id, patient_id))
  WITH CHECK (holds_chat(account_id, patient_id));
--> statement-breakpoint
GRANT SELECT (account_id, patient_id, state, last_sequence, last_at, patient_delivered, patient_read,
  clinic_delivered, clinic_read, change) ON chats TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (state, last_sequence, last_at, patient_delivered, patient_read, change) ON chats TO healzy_intake;
--> statement-breakpoint
CREATE POLICY held_link ON chat_changes TO healzy_intake
  USING (EXISTS (SELECT 1 FROM chat_links l WHERE l.account_id = chat_changes.account_id));
--> statement-breakpoint
GRANT SELECT, UPDATE ON chat_changes TO healzy_intake;
--> statement-breakpoint
CREATE POLICY held_link ON chat_messages FOR SELECT TO healzy_intake USING (holds_chat(account_id, patient_id));
--> statement-breakpoint
CREATE POLICY held_link_written ON chat_messages FOR INSERT TO healzy_intake
  WITH CHECK (is_from_patient AND holds_chat(account_id, patient_id));
--> statement-breakpoint
GRANT SELECT, INSERT ON chat_messages TO healzy_intake;
--> statement-breakpoint
CREATE POLICY held_chat ON patients FOR SELECT TO healzy_intake USING (holds_chat(account_id, id));
--> statement-breakpoint
CREATE POLICY held_chat ON accounts FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM chat_links l WHERE l.account_id = accounts.id));
--> statement-breakpoint
CREATE POLICY held_chat ON documents FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM chat_messages m WHERE m.document_id = documents.id));
--> statement-breakpoint
GRANT SELECT (id, account_id, file_name, content_type, size_bytes) ON documents TO healzy_intake;
