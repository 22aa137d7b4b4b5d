-- Which foods the menus of a plan have, and in which meals that were not eaten: `{"<food>": [35, 37]}`, five meals a day
-- from 0. What a patient cannot eat is held against this, not against whole menus.
CREATE FUNCTION menu_foods(weeks jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_object_agg(food_id, meals), '{}') FROM (
    SELECT portion->>'foodId' AS food_id,
      jsonb_agg(DISTINCT ((w.nr - 1) * 7 + d.nr - 1) * 5 + array_position(
        ARRAY['BREAKFAST', 'MID_MORNING_SNACK', 'LUNCH', 'MID_AFTERNOON_SNACK', 'DINNER'], m.key) - 1) AS meals
    FROM jsonb_array_elements(weeks) WITH ORDINALITY w (days, nr),
      jsonb_array_elements(w.days) WITH ORDINALITY d (meals, nr), jsonb_each(d.meals) m,
      jsonb_array_elements(m.value->'foods') portion
    WHERE NOT coalesce((m.value->>'isCompleted')::boolean, false)
    GROUP BY 1) f
$$;
--> statement-breakpoint
ALTER TABLE menus ADD COLUMN foods jsonb NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- A trigger and no generated column: a backup is restored row by row, with every column.
CREATE FUNCTION note_menu_foods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.foods := menu_foods(NEW.weeks);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_menu_foods BEFORE INSERT OR UPDATE ON menus FOR EACH ROW EXECUTE FUNCTION note_menu_foods();
--> statement-breakpoint
-- FORCE binds the owner too: while this computes, it must see every account.
ALTER TABLE menus NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE menus SET weeks = weeks;
--> statement-breakpoint
ALTER TABLE menus FORCE ROW LEVEL SECURITY;
