-- The secret address from which a patient's calendar reads the meals of a plan. It is derived from `id`, so renewing it
-- is another id.
CREATE TABLE plan_calendars (
  nutritional_plan_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  id uuid NOT NULL UNIQUE,
  renewed_by uuid,
  renewed_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, patient_id, nutritional_plan_id)
    REFERENCES nutritional_plans (account_id, patient_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX plan_calendars_patient_idx ON plan_calendars (account_id, patient_id);
--> statement-breakpoint
SELECT protect_account_table('plan_calendars');
--> statement-breakpoint
-- A calendar brings its address and nothing else: whose it is must be found first.
CREATE POLICY system_lookup ON plan_calendars FOR SELECT TO healzy_system USING (true);
--> statement-breakpoint
GRANT SELECT ON plan_calendars TO healzy_system;
