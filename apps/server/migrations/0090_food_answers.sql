-- What a person said that answers of a patient's record mean for their food.
ALTER TABLE food_exclusions ADD COLUMN answers jsonb NOT NULL DEFAULT '[]';
