-- The menus of a plan as one document: what two people do to one week, and undo across weeks, meet in one version.
CREATE TABLE menus (
  nutritional_plan_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  weeks jsonb NOT NULL,
  -- What undo and redo would do, and the ids of the last changes.
  undo jsonb NOT NULL DEFAULT '[]',
  redo jsonb NOT NULL DEFAULT '[]',
  applied jsonb NOT NULL DEFAULT '[]',
  changed_by uuid,
  changed_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, patient_id, nutritional_plan_id)
    REFERENCES nutritional_plans (account_id, patient_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX menus_patient_idx ON menus (account_id, patient_id);
--> statement-breakpoint
SELECT protect_account_table('menus');
