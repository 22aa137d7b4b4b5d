-- What a patient likes to eat and how they cook, chosen by a specialist.
CREATE TABLE food_preferences (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  liked_food_ids jsonb NOT NULL,
  liked_categories jsonb NOT NULL,
  liked_dish_ids jsonb NOT NULL,
  disliked_food_ids jsonb NOT NULL,
  disliked_categories jsonb NOT NULL,
  disliked_dish_ids jsonb NOT NULL,
  weekday_minutes integer,
  weekend_minutes integer,
  cooks_for integer NOT NULL,
  wants_leftovers boolean NOT NULL,
  changed_by uuid,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, patient_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_account_table('food_preferences');
--> statement-breakpoint
-- How often kinds of food are eaten where a plan does not follow what is published; null is as published.
ALTER TABLE nutritional_plans ADD COLUMN frequencies jsonb;
