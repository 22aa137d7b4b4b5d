-- The catalogue that comes with the product, the same for every account.
CREATE TABLE provider_foods (
  id uuid PRIMARY KEY,
  key_es text COLLATE "C" NOT NULL,
  key_en text COLLATE "C" NOT NULL,
  search_key text COLLATE "C" NOT NULL,
  category text NOT NULL,
  tier integer NOT NULL CHECK (tier BETWEEN 1 AND 3),
  meals text[] NOT NULL,
  not_for text[],
  food jsonb NOT NULL
);
--> statement-breakpoint
GRANT SELECT ON provider_foods TO healzy_app;
--> statement-breakpoint
-- Foods of an account. The columns beside the food are what lists are searched, filtered and sorted by.
CREATE TABLE foods (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  key_es text COLLATE "C" NOT NULL,
  key_en text COLLATE "C" NOT NULL,
  search_key text COLLATE "C" NOT NULL,
  category text NOT NULL,
  tier integer NOT NULL CHECK (tier BETWEEN 1 AND 3),
  meals text[] NOT NULL,
  not_for text[],
  -- What a recipe is made of; empty for any other food.
  ingredient_ids uuid[] NOT NULL DEFAULT '{}',
  food jsonb NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, id)
);
--> statement-breakpoint
CREATE INDEX foods_ingredients_idx ON foods USING gin (ingredient_ids);
--> statement-breakpoint
SELECT protect_account_table('foods');
--> statement-breakpoint
-- What an account decides about a food of either kind.
CREATE TABLE food_settings (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  food_id uuid NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  is_favourite boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, food_id)
);
--> statement-breakpoint
SELECT protect_account_table('food_settings');
