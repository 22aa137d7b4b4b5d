-- What is known of a food has three states: it breaks a restriction (`not_for`), it is known to keep it (`free_of`), or
-- nobody knows. A list that only named what it breaks counted as complete, so that "gluten, milk" was for vegans.
ALTER TABLE provider_foods NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE foods NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE food_codes_of_migration AS
  SELECT code, n FROM unnest('{GLUTEN,CRUSTACEANS,EGGS,FISH,PEANUTS,SOYBEANS,MILK,NUTS,CELERY,MUSTARD,SESAME,SULPHITES,LUPIN,MOLLUSCS,LACTOSE,FRUCTOSE,SORBITOL,FODMAP,HISTAMINE,PORK,MEAT,ALCOHOL,MERCURY,LISTERIA,GRAPEFRUIT,VEGETARIAN,VEGAN}'::text[])
    WITH ORDINALITY u (code, n);
--> statement-breakpoint
-- The rules of `suitabilityOf` in the domain as they are today.
CREATE FUNCTION not_for_of_migration(category text, unsuitable text[], suitable text[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  broken text[] := unsuitable;
  rule text[];
BEGIN
  FOREACH rule SLICE 1 IN ARRAY '{{DAIRY,MILK},{EGGS,EGGS},{MEAT,MEAT},{PROCESSED_MEAT,MEAT},{FISH,FISH},{SEAFOOD,VEGETARIAN}}'::text[][] LOOP
    IF category = rule[1] AND NOT rule[2] = ANY (suitable) THEN broken := broken || rule[2]; END IF;
  END LOOP;
  -- In an order in which each follows from those before it.
  FOREACH rule SLICE 1 IN ARRAY '{{LACTOSE,MILK,},{MILK,LACTOSE,usual},{LACTOSE,FODMAP,usual},{SORBITOL,FODMAP,usual},{PORK,MEAT,},{MERCURY,FISH,},{MEAT,VEGETARIAN,},{FISH,VEGETARIAN,},{CRUSTACEANS,VEGETARIAN,},{MOLLUSCS,VEGETARIAN,},{VEGETARIAN,VEGAN,},{MILK,VEGAN,},{EGGS,VEGAN,}}'::text[][] LOOP
    IF rule[1] = ANY (broken) AND NOT (rule[3] = 'usual' AND rule[2] = ANY (suitable)) THEN
      broken := broken || rule[2];
    END IF;
  END LOOP;
  RETURN ARRAY(SELECT code FROM food_codes_of_migration WHERE code = ANY (broken) ORDER BY n);
END $$;
--> statement-breakpoint
CREATE FUNCTION free_of_of_migration(broken text[], suitable text[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY(SELECT unnest(suitable) EXCEPT SELECT unnest(broken));
BEGIN
  IF 'MILK' = ANY (free) THEN free := free || '{LACTOSE}'; END IF;
  IF 'FISH' = ANY (free) THEN free := free || '{MERCURY}'; END IF;
  RETURN ARRAY(SELECT code FROM food_codes_of_migration WHERE code = ANY (free) AND NOT code = ANY (broken) ORDER BY n);
END $$;
--> statement-breakpoint
ALTER TABLE provider_foods ADD COLUMN free_of text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE foods ADD COLUMN free_of text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- The catalogue states all restrictions.
UPDATE provider_foods SET free_of = ARRAY(SELECT code FROM food_codes_of_migration WHERE NOT code = ANY (not_for) ORDER BY n);
--> statement-breakpoint
UPDATE provider_foods SET food = (food - 'notFor')
  || jsonb_build_object('unsuitableFor', to_jsonb(not_for), 'suitableFor', to_jsonb(free_of));
--> statement-breakpoint
-- A list of an account may have come from a column of allergens: beyond those fourteen it says what a food breaks, not
-- what it keeps.
UPDATE foods SET food = (food - 'notFor') || jsonb_build_object(
  'unsuitableFor', to_jsonb(coalesce(not_for, '{}')),
  'suitableFor', CASE WHEN not_for IS NULL THEN '[]'::jsonb ELSE to_jsonb(ARRAY(
    SELECT code FROM food_codes_of_migration WHERE n <= 14 AND NOT code = ANY (not_for) ORDER BY n)) END)
WHERE ingredient_ids = '{}';
--> statement-breakpoint
UPDATE foods f SET not_for = not_for_of_migration(category,
  ARRAY(SELECT jsonb_array_elements_text(food->'unsuitableFor')), ARRAY(SELECT jsonb_array_elements_text(food->'suitableFor')))
WHERE ingredient_ids = '{}';
--> statement-breakpoint
UPDATE foods SET free_of = free_of_of_migration(not_for, ARRAY(SELECT jsonb_array_elements_text(food->'suitableFor')))
WHERE ingredient_ids = '{}';
--> statement-breakpoint
UPDATE foods SET not_for = '{}' WHERE not_for IS NULL;
--> statement-breakpoint
-- Recipes from their ingredients, recipes within recipes in the later rounds.
DO $$
BEGIN
  FOR round IN 1..12 LOOP
    UPDATE foods r SET food = (r.food - 'notFor') || jsonb_build_object('unsuitableFor', to_jsonb(k.broken), 'suitableFor', to_jsonb(k.kept))
    FROM (SELECT d.id,
        ARRAY(SELECT c.code FROM food_codes_of_migration c WHERE EXISTS (
          SELECT 1 FROM unnest(d.ingredient_ids) i (id) LEFT JOIN foods f ON f.account_id = d.account_id AND f.id = i.id
            LEFT JOIN provider_foods p ON p.id = i.id WHERE c.code = ANY (coalesce(f.not_for, p.not_for, '{}'))) ORDER BY c.n) AS broken,
        ARRAY(SELECT c.code FROM food_codes_of_migration c WHERE NOT EXISTS (
          SELECT 1 FROM unnest(d.ingredient_ids) i (id) LEFT JOIN foods f ON f.account_id = d.account_id AND f.id = i.id
            LEFT JOIN provider_foods p ON p.id = i.id WHERE NOT c.code = ANY (coalesce(f.free_of, p.free_of, '{}'))) ORDER BY c.n) AS kept
      FROM foods d WHERE d.ingredient_ids <> '{}') k WHERE r.id = k.id;
    UPDATE foods SET not_for = not_for_of_migration(category,
      ARRAY(SELECT jsonb_array_elements_text(food->'unsuitableFor')), ARRAY(SELECT jsonb_array_elements_text(food->'suitableFor')))
    WHERE ingredient_ids <> '{}';
    UPDATE foods SET free_of = free_of_of_migration(not_for, ARRAY(SELECT jsonb_array_elements_text(food->'suitableFor')))
    WHERE ingredient_ids <> '{}';
    EXIT WHEN NOT EXISTS (SELECT 1 FROM foods r JOIN foods f ON f.account_id = r.account_id AND f.id = ANY (r.ingredient_ids)
      WHERE f.ingredient_ids <> '{}');
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE provider_foods ALTER COLUMN not_for SET NOT NULL;
--> statement-breakpoint
ALTER TABLE foods ALTER COLUMN not_for SET NOT NULL;
--> statement-breakpoint
DROP FUNCTION free_of_of_migration(text[], text[]);
--> statement-breakpoint
DROP FUNCTION not_for_of_migration(text, text[], text[]);
--> statement-breakpoint
DROP TABLE food_codes_of_migration;
--> statement-breakpoint
ALTER TABLE foods FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE provider_foods FORCE ROW LEVEL SECURITY;
