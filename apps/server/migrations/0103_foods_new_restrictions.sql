-- What follows for the foods of accounts from the restrictions that came with 0102, by the rules of `suitabilityOf` in the
-- domain as they are today. Nobody was asked about these four, so that nothing is stated of them.
ALTER TABLE provider_foods NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE foods NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Figures stay: what was eaten needs no former food.
ALTER TABLE foods DISABLE TRIGGER keep_food_revision;
--> statement-breakpoint
CREATE TABLE food_codes_of_migration AS
  SELECT code, n, code = ANY ('{CAFFEINE,CHOKING,LIVER,SEAWEED}') AS is_new FROM unnest('{GLUTEN,CRUSTACEANS,EGGS,FISH,PEANUTS,SOYBEANS,MILK,NUTS,CELERY,MUSTARD,SESAME,SULPHITES,LUPIN,MOLLUSCS,LACTOSE,FRUCTOSE,SORBITOL,FODMAP,HISTAMINE,PORK,MEAT,ALCOHOL,MERCURY,LISTERIA,GRAPEFRUIT,CAFFEINE,CHOKING,LIVER,SEAWEED,VEGETARIAN,VEGAN}'::text[])
    WITH ORDINALITY u (code, n);
--> statement-breakpoint
-- The new codes of a food that it breaks, and that it is free of; a recipe, whose category is null here, is free of what its
-- ingredients are free of alone.
CREATE FUNCTION broken_of_migration(category text, unsuitable text[], suitable text[]) RETURNS text[] LANGUAGE sql AS $$
  SELECT unsuitable || CASE WHEN category = 'NUTS_SEEDS' AND NOT 'CHOKING' = ANY (suitable) THEN '{CHOKING}'::text[] ELSE '{}' END
$$;
--> statement-breakpoint
CREATE FUNCTION kept_of_migration(category text, broken text[], free text[], suitable text[]) RETURNS text[] LANGUAGE sql AS $$
  SELECT ARRAY(SELECT unnest(suitable || ARRAY(SELECT rule.code FROM (VALUES
      ('CAFFEINE', NOT category = ANY ('{DAIRY,SWEETS,BEVERAGES}')),
      ('CHOKING', NOT category = ANY ('{PROCESSED_MEAT,VEGETABLES,FRUIT,CEREALS,NUTS_SEEDS,FATS_OILS,SWEETS}')
        AND NOT broken && '{NUTS,PEANUTS}'),
      ('LIVER', NOT category = ANY ('{MEAT,PROCESSED_MEAT,FISH,FATS_OILS}') OR 'VEGETARIAN' = ANY (free)),
      ('SEAWEED', NOT category = ANY ('{FISH,SEAFOOD,VEGETABLES,CEREALS}'))) rule (code, is_kept) WHERE is_kept)
    || free) EXCEPT SELECT unnest(broken))
$$;
--> statement-breakpoint
-- Foods first; recipes from their ingredients, recipes within recipes in the later rounds.
DO $$
BEGIN
  FOR round IN 0..12 LOOP
    IF round > 0 THEN
      UPDATE foods r SET food = r.food || jsonb_build_object('unsuitableFor', to_jsonb(k.broken), 'suitableFor', to_jsonb(k.kept))
      FROM (SELECT d.id,
          ARRAY(SELECT c.code FROM food_codes_of_migration c
            WHERE NOT c.is_new AND c.code IN (SELECT jsonb_array_elements_text(d.food->'unsuitableFor'))
              OR c.is_new AND EXISTS (SELECT 1 FROM unnest(d.ingredient_ids) i (id)
                LEFT JOIN foods f ON f.account_id = d.account_id AND f.id = i.id LEFT JOIN provider_foods p ON p.id = i.id
                WHERE c.code = ANY (coalesce(f.not_for, p.not_for, '{}'))) ORDER BY c.n) AS broken,
          ARRAY(SELECT c.code FROM food_codes_of_migration c
            WHERE NOT c.is_new AND c.code IN (SELECT jsonb_array_elements_text(d.food->'suitableFor'))
              OR c.is_new AND NOT EXISTS (SELECT 1 FROM unnest(d.ingredient_ids) i (id)
                LEFT JOIN foods f ON f.account_id = d.account_id AND f.id = i.id LEFT JOIN provider_foods p ON p.id = i.id
                WHERE NOT c.code = ANY (coalesce(f.free_of, p.free_of, '{}'))) ORDER BY c.n) AS kept
        FROM foods d WHERE d.ingredient_ids <> '{}') k WHERE r.id = k.id;
    END IF;
    UPDATE foods f SET
      not_for = ARRAY(SELECT code FROM food_codes_of_migration WHERE code = ANY (k.broken) ORDER BY n),
      free_of = ARRAY(SELECT code FROM food_codes_of_migration
        WHERE code = ANY (kept_of_migration(CASE WHEN f.ingredient_ids = '{}' THEN f.category END, k.broken, k.free, k.suitable)) ORDER BY n)
    FROM (SELECT d.id, s.suitable, ARRAY(SELECT unnest(d.free_of) EXCEPT SELECT code FROM food_codes_of_migration WHERE is_new) AS free,
        broken_of_migration(d.category, ARRAY(SELECT jsonb_array_elements_text(d.food->'unsuitableFor')
          UNION SELECT unnest(d.not_for) EXCEPT SELECT code FROM food_codes_of_migration
            WHERE is_new AND NOT d.food->'unsuitableFor' ? code), s.suitable) AS broken
      FROM foods d CROSS JOIN LATERAL (SELECT ARRAY(SELECT jsonb_array_elements_text(d.food->'suitableFor')) AS suitable) s) k
    WHERE f.id = k.id AND (round = 0 OR f.ingredient_ids <> '{}');
    EXIT WHEN round > 0 AND NOT EXISTS (SELECT 1 FROM foods r JOIN foods f ON f.account_id = r.account_id AND f.id = ANY (r.ingredient_ids)
      WHERE f.ingredient_ids <> '{}');
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION kept_of_migration(text, text[], text[], text[]);
--> statement-breakpoint
DROP FUNCTION broken_of_migration(text, text[], text[]);
--> statement-breakpoint
DROP TABLE food_codes_of_migration;
--> statement-breakpoint
ALTER TABLE foods ENABLE TRIGGER keep_food_revision;
--> statement-breakpoint
ALTER TABLE foods FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE provider_foods FORCE ROW LEVEL SECURITY;
