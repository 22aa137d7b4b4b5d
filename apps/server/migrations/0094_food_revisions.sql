-- Foods as they were before a change, so that menus that were eaten keep their figures. A revision was true until `until`.
CREATE TABLE food_revisions (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  food_id uuid NOT NULL,
  until timestamptz NOT NULL,
  food jsonb NOT NULL,
  PRIMARY KEY (account_id, food_id, until)
);
--> statement-breakpoint
SELECT protect_account_table('food_revisions', 'SELECT, INSERT');
--> statement-breakpoint
-- The same of the catalogue, which a new version of the product may correct.
CREATE TABLE provider_food_revisions (
  food_id uuid NOT NULL,
  until timestamptz NOT NULL,
  food jsonb NOT NULL,
  PRIMARY KEY (food_id, until)
);
--> statement-breakpoint
GRANT SELECT ON provider_food_revisions TO healzy_app;
--> statement-breakpoint
CREATE POLICY catalogue ON provider_food_revisions FOR SELECT TO healzy_app USING (true);
--> statement-breakpoint
-- The triggers below write as the owner of the table; the app may only read.
CREATE POLICY kept ON provider_food_revisions FOR INSERT WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE provider_food_revisions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE provider_food_revisions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Triggers, so that no way of writing a food can forget it. A revision ends a moment after the change: what was eaten at
-- the same instant was eaten before.
CREATE FUNCTION keep_food_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    -- Together with its account nothing is kept.
    IF EXISTS (SELECT 1 FROM accounts WHERE id = OLD.account_id) THEN
      INSERT INTO food_revisions (account_id, food_id, until, food)
      SELECT OLD.account_id, OLD.id, greatest(date_trunc('milliseconds', clock_timestamp()), max(r.until))
        + interval '1 millisecond', OLD.food
      FROM food_revisions r WHERE r.account_id = OLD.account_id AND r.food_id = OLD.id;
    END IF;
    RETURN OLD;
  END IF;
  INSERT INTO food_revisions (account_id, food_id, until, food)
  SELECT OLD.account_id, OLD.id, greatest(date_trunc('milliseconds', NEW.updated_at), max(r.until))
    + interval '1 millisecond', OLD.food
  FROM food_revisions r WHERE r.account_id = OLD.account_id AND r.food_id = OLD.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_food_revision BEFORE UPDATE OF food ON foods FOR EACH ROW
  WHEN (OLD.food IS DISTINCT FROM NEW.food) EXECUTE FUNCTION keep_food_revision();
--> statement-breakpoint
CREATE TRIGGER keep_deleted_food BEFORE DELETE ON foods FOR EACH ROW EXECUTE FUNCTION keep_food_revision();
--> statement-breakpoint
CREATE FUNCTION keep_provider_food_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO provider_food_revisions (food_id, until, food)
  VALUES (OLD.id, date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond', OLD.food)
  ON CONFLICT DO NOTHING;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_provider_food_revision BEFORE UPDATE OF food ON provider_foods FOR EACH ROW
  WHEN (OLD.food IS DISTINCT FROM NEW.food) EXECUTE FUNCTION keep_provider_food_revision();
--> statement-breakpoint
CREATE TRIGGER keep_deleted_provider_food BEFORE DELETE ON provider_foods FOR EACH ROW
  EXECUTE FUNCTION keep_provider_food_revision();
--> statement-breakpoint
-- Menus of now were made with the foods of now.
ALTER TABLE menus NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE menus SET basis = basis || jsonb_build_object('foodsAt',
  to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) WHERE basis IS NOT NULL;
--> statement-breakpoint
ALTER TABLE menus FORCE ROW LEVEL SECURITY;
