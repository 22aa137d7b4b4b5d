-- One conversation with support for each person of an account; whoever administers the account answers in it.
CREATE TABLE support_messages (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Whose conversation it is.
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
--> statement-breakpoint
CREATE INDEX support_messages_conversation_idx ON support_messages (account_id, user_id, created_at, id);
--> statement-breakpoint
-- How far each reader has read in a conversation.
CREATE TABLE support_reads (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reader_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, user_id, reader_id)
);
--> statement-breakpoint
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['support_messages', 'support_reads'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', subject);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', subject);
  END LOOP;
END $$;
--> statement-breakpoint
-- Beneath the handlers too, a conversation is open to the person whose it is and to the account's administrators.
CREATE FUNCTION joins_support(conversation_of uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT conversation_of = current_user_id() OR EXISTS (
    SELECT 1 FROM memberships m
    WHERE m.account_id = current_account_id() AND m.user_id = current_user_id() AND 'ADMIN' = ANY (m.roles)
  )
$$;
--> statement-breakpoint
CREATE POLICY own_conversations ON support_messages TO healzy_app
  USING (account_id = current_account_id() AND joins_support(user_id))
  WITH CHECK (account_id = current_account_id() AND joins_support(user_id) AND author_id = current_user_id());
--> statement-breakpoint
CREATE POLICY own_marks ON support_reads TO healzy_app
  USING (account_id = current_account_id() AND reader_id = current_user_id())
  WITH CHECK (account_id = current_account_id() AND reader_id = current_user_id() AND joins_support(user_id));
--> statement-breakpoint
GRANT SELECT, INSERT ON support_messages TO healzy_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON support_reads TO healzy_app;
