-- Log-out ends every token of a browser session; a changed password ends every session of a person.
ALTER TABLE oidc_payloads ADD COLUMN session_uid text, ADD COLUMN user_id uuid;
--> statement-breakpoint
CREATE INDEX oidc_payloads_session_idx ON oidc_payloads (session_uid) WHERE session_uid IS NOT NULL;
--> statement-breakpoint
CREATE INDEX oidc_payloads_user_idx ON oidc_payloads (user_id) WHERE user_id IS NOT NULL;
--> statement-breakpoint
-- The wait grows with each failure, so the counter keeps when it ends; a block is reported once.
ALTER TABLE attempt_counters
  DROP COLUMN window_ends_at,
  ADD COLUMN last_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN blocked_until timestamptz,
  ADD COLUMN is_reported boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX attempt_counters_last_idx ON attempt_counters (last_at);
--> statement-breakpoint
CREATE INDEX identity_tokens_user_idx ON identity_tokens (user_id, purpose);
--> statement-breakpoint
-- The body holds a one-time link: it is erased once the message is sent or the link has expired.
ALTER TABLE outbox_emails ALTER COLUMN body_text DROP NOT NULL, ADD COLUMN claimed_until timestamptz;
