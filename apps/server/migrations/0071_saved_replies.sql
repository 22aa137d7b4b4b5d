-- Texts that an account writes to its patients again and again. The key is the title without case and accents.
CREATE TABLE saved_replies (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  title text NOT NULL CHECK (title <> ''),
  title_key text COLLATE "C" NOT NULL,
  text_es text CHECK (text_es <> ''),
  text_en text CHECK (text_en <> ''),
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (text_es IS NOT NULL OR text_en IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX saved_replies_title_idx ON saved_replies (account_id, title_key, id);
--> statement-breakpoint
SELECT protect_account_table('saved_replies');
--> statement-breakpoint
-- Messages are found by their words without case and accents, the newest first. A trigger and no generated column: a
-- backup is restored row by row, with every column.
ALTER TABLE chat_messages ADD COLUMN search_key text;
--> statement-breakpoint
CREATE FUNCTION note_message_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := regexp_replace(normalize(lower(NEW.text), NFKD), '[\u0300-\u036f]', '', 'g');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_message_words BEFORE INSERT OR UPDATE ON chat_messages
  FOR EACH ROW EXECUTE FUNCTION note_message_words();
--> statement-breakpoint
-- FORCE binds the owner too: while this computes, it must see every account.
ALTER TABLE chat_messages NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE chat_messages SET text = text;
--> statement-breakpoint
ALTER TABLE chat_messages FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE INDEX chat_messages_newest_idx ON chat_messages (account_id, created_at, id);
