CREATE TABLE follow_up_plans (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  professional_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  type text NOT NULL CHECK (type IN ('IMPROVE', 'WIN_1', 'WIN_2', 'WIN_3')),
  state text NOT NULL DEFAULT 'STARTED'
    CHECK (state IN ('STARTED', 'IN_PROGRESS', 'FINAL', 'POST_FINAL', 'COMPLETED', 'CANCELED')),
  start_date date NOT NULL,
  observations text,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  ended_by uuid,
  ended_by_name text,
  UNIQUE (account_id, id),
  UNIQUE (account_id, patient_id, id),
  CHECK ((state IN ('COMPLETED', 'CANCELED')) = (ended_at IS NOT NULL)),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, professional_id) REFERENCES professionals (account_id, id)
    DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX follow_up_plans_patient_idx ON follow_up_plans (account_id, patient_id, created_at, id);
--> statement-breakpoint
CREATE INDEX follow_up_plans_professional_idx ON follow_up_plans (account_id, professional_id, patient_id);
--> statement-breakpoint
-- Two at once would have the same steps twice.
CREATE UNIQUE INDEX follow_up_plans_one_running ON follow_up_plans (patient_id)
  WHERE state NOT IN ('COMPLETED', 'CANCELED');
--> statement-breakpoint
SELECT protect_account_table('follow_up_plans');
--> statement-breakpoint
CREATE TABLE follow_up_steps (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  follow_up_plan_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  code text NOT NULL,
  -- Counted from the start, so that steps move with it.
  due_day integer NOT NULL CHECK (due_day BETWEEN 0 AND 730),
  -- Null for the specialist of the follow-up plan.
  assignee_id uuid,
  note text,
  done_at timestamptz,
  done_by uuid,
  done_by_name text,
  UNIQUE (account_id, id),
  UNIQUE (follow_up_plan_id, code),
  FOREIGN KEY (account_id, patient_id, follow_up_plan_id)
    REFERENCES follow_up_plans (account_id, patient_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, assignee_id) REFERENCES professionals (account_id, id)
    DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX follow_up_steps_patient_idx ON follow_up_steps (account_id, patient_id);
--> statement-breakpoint
CREATE INDEX follow_up_steps_assignee_idx ON follow_up_steps (account_id, assignee_id);
--> statement-breakpoint
SELECT protect_account_table('follow_up_steps');
