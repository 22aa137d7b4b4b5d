-- Texts that were replaced: by another person, or when a diagnosis was written again for other results.
ALTER TABLE blood_diagnoses ADD COLUMN earlier json NOT NULL DEFAULT '[]';
--> statement-breakpoint
-- What was written of a recording that was replaced or removed since.
ALTER TABLE calorimetry_tests ADD COLUMN earlier_writing jsonb NOT NULL DEFAULT '[]';
