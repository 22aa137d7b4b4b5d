-- Row-level security keeps the search within arrays from its index, so that each look for the recipes of a food read all
-- foods. Recipes are few: an index of them alone is used.
DROP INDEX foods_ingredients_idx;
--> statement-breakpoint
CREATE INDEX foods_recipes_idx ON foods (account_id) WHERE ingredient_ids <> '{}';
--> statement-breakpoint
-- Whoever writes the weeks of menus writes their foods beside them, in parts. The trigger went through a whole year of meals
-- with each statement.
DROP TRIGGER note_menu_foods ON menus;
--> statement-breakpoint
DROP FUNCTION note_menu_foods();
--> statement-breakpoint
DROP FUNCTION menu_foods(jsonb);
