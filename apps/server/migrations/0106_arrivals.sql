-- Whoever has just chosen their first password is signed in: for two minutes a cookie holds the secret that says so.
ALTER TABLE identity_tokens DROP CONSTRAINT identity_tokens_purpose_check;
--> statement-breakpoint
ALTER TABLE identity_tokens ADD CONSTRAINT identity_tokens_purpose_check
  CHECK (purpose IN ('INVITATION', 'PASSWORD_RESET', 'ARRIVAL'));
