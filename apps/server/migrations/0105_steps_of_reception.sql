-- Steps that the reception does, such as the welcome call. Such a step has no assignee.
ALTER TABLE follow_up_steps ADD COLUMN is_reception boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE follow_up_steps NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Open welcome calls that nobody was given.
UPDATE follow_up_steps SET is_reception = true
  WHERE code = 'WELCOME_CALL' AND assignee_id IS NULL AND done_at IS NULL;
--> statement-breakpoint
ALTER TABLE follow_up_steps FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE follow_up_steps ADD CHECK (NOT (is_reception AND assignee_id IS NOT NULL));
--> statement-breakpoint
ALTER TABLE follow_up_template_steps DROP CONSTRAINT follow_up_template_steps_assignee_check;
--> statement-breakpoint
ALTER TABLE follow_up_template_steps ADD CONSTRAINT follow_up_template_steps_assignee_check
  CHECK (assignee IN ('LEAD', 'PRINCIPAL', 'RECEPTION', 'PERSON'));
