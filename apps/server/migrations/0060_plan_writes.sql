-- Nutritional plans are counted with an account's patients too (migration 0030): the dashboard counts those made, the
-- list filters by the running one.
CREATE TRIGGER note_patient_inserts AFTER INSERT ON nutritional_plans REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_patient_writes();
--> statement-breakpoint
CREATE TRIGGER note_patient_updates AFTER UPDATE ON nutritional_plans REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_patient_writes();
--> statement-breakpoint
CREATE TRIGGER note_patient_deletes AFTER DELETE ON nutritional_plans REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION note_patient_writes();
--> statement-breakpoint
CREATE INDEX nutritional_plans_made_idx ON nutritional_plans (account_id, created_at);
