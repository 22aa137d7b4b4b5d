-- Kept states of a plan with its menus. Menus are packed (see `packedMenuSchema`): a year of them fits in a row.
CREATE TABLE plan_versions (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  nutritional_plan_id uuid NOT NULL,
  -- Null for those that were kept by themselves.
  name text,
  reason text NOT NULL CHECK (reason IN ('NAMED', 'BEFORE_RECALCULATION', 'BEFORE_RESTORE')),
  plan jsonb NOT NULL,
  menus jsonb NOT NULL,
  -- For which data the menus were made; null where that is not known.
  basis jsonb,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((name IS NULL) = (reason <> 'NAMED')),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, patient_id, nutritional_plan_id)
    REFERENCES nutritional_plans (account_id, patient_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX plan_versions_plan_idx ON plan_versions (account_id, nutritional_plan_id, created_at, id);
--> statement-breakpoint
CREATE INDEX plan_versions_patient_idx ON plan_versions (account_id, patient_id);
--> statement-breakpoint
SELECT protect_account_table('plan_versions');
