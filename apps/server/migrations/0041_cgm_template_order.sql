-- Templates are offered in the order that the account gives them, at first by their age.
ALTER TABLE cgm_recommendation_templates ADD COLUMN position integer NOT NULL DEFAULT 0;
--> statement-breakpoint
CREATE INDEX cgm_recommendation_templates_order_idx ON cgm_recommendation_templates (account_id, position, id);
