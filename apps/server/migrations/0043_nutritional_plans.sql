CREATE TABLE nutritional_plans (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL CHECK (name <> ''),
  weeks integer NOT NULL CHECK (weeks BETWEEN 1 AND 52),
  start_date date NOT NULL,
  -- Percent by meal and by macronutrient; the domain requires that each total 100.
  meal_shares jsonb NOT NULL,
  macro_shares jsonb NOT NULL,
  -- Kilocalories of a day, their source and its day; null until they are chosen.
  energy jsonb,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, id),
  UNIQUE (account_id, patient_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX nutritional_plans_patient_idx ON nutritional_plans (account_id, patient_id, start_date, id);
--> statement-breakpoint
SELECT protect_account_table('nutritional_plans');
