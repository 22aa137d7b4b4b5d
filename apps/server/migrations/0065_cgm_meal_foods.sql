-- What was eaten at a meal: amounts of foods with names and figures as they were then, so that a later change of a food
-- does not change an old meal. And the grams of carbohydrates that someone wrote down.
ALTER TABLE cgm_events ADD COLUMN foods jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
ALTER TABLE cgm_events ADD COLUMN carbohydrates double precision;
