-- The templates of an account, from the first change on: until then they are those that the product ships. The version
-- counts every change of a template and its steps.
CREATE TABLE follow_up_templates (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('IMPROVE', 'WIN_1', 'WIN_2', 'WIN_3')),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid,
  updated_by_name text,
  PRIMARY KEY (account_id, type)
);
--> statement-breakpoint
SELECT protect_account_table('follow_up_templates');
--> statement-breakpoint
CREATE TABLE follow_up_template_steps (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  type text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- Null for a step of the account's own.
  code text,
  name_es text NOT NULL CHECK (name_es <> ''),
  name_en text NOT NULL CHECK (name_en <> ''),
  phase text NOT NULL CHECK (phase IN ('STARTED', 'IN_PROGRESS', 'FINAL', 'POST_FINAL')),
  due_day integer NOT NULL CHECK (due_day BETWEEN 0 AND 730),
  proof text,
  assignee text NOT NULL CHECK (assignee IN ('LEAD', 'PRINCIPAL', 'PERSON')),
  -- No foreign key: a step of someone who has left is the specialist's of the follow-up plan.
  assignee_id uuid,
  position integer NOT NULL,
  UNIQUE (account_id, id),
  UNIQUE (account_id, type, code),
  CHECK ((assignee = 'PERSON') = (assignee_id IS NOT NULL)),
  FOREIGN KEY (account_id, type) REFERENCES follow_up_templates (account_id, type) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX follow_up_template_steps_order_idx ON follow_up_template_steps (account_id, type, position, id);
--> statement-breakpoint
SELECT protect_account_table('follow_up_template_steps');
