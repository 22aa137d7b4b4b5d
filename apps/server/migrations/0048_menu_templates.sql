-- Which foods may fill which meal of a plan; null for the general template.
ALTER TABLE nutritional_plans ADD COLUMN menu_template jsonb;
--> statement-breakpoint
-- Templates of an account, to apply to plans. The key is the name without case and accents.
CREATE TABLE menu_templates (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  name text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  template jsonb NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, name_key)
);
--> statement-breakpoint
SELECT protect_account_table('menu_templates');
