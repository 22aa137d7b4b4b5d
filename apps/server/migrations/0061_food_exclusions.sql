-- Foods and categories of foods that a patient will not eat, chosen by a specialist.
CREATE TABLE food_exclusions (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  food_ids jsonb NOT NULL,
  categories jsonb NOT NULL,
  changed_by uuid,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, patient_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_account_table('food_exclusions');
