-- Of a recording: its length, and how loud it is in equal parts of it.
ALTER TABLE chat_messages ADD COLUMN recording jsonb;
--> statement-breakpoint
-- The holder of a link announces files of their own chat, and finds those again.
CREATE POLICY held_chat_sent ON documents FOR INSERT TO healzy_intake
  WITH CHECK (entity_type = 'CHAT' AND created_by IS NULL AND state = 'AWAITING_UPLOAD'
    AND holds_chat(account_id, entity_id));
--> statement-breakpoint
CREATE POLICY held_chat_own ON documents FOR SELECT TO healzy_intake
  USING (entity_type = 'CHAT' AND created_by IS NULL AND holds_chat(account_id, entity_id));
--> statement-breakpoint
GRANT SELECT (entity_type, entity_id, sha256, state, storage_key, created_by, created_at) ON documents TO healzy_intake;
--> statement-breakpoint
GRANT INSERT (id, account_id, entity_type, entity_id, file_name, content_type, size_bytes) ON documents TO healzy_intake;
