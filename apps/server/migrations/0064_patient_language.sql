-- The language to write to a patient in; null while none was chosen.
ALTER TABLE patients ADD COLUMN language text CHECK (language IN ('es', 'en'));
--> statement-breakpoint
-- The page of a chat's link opens in it.
GRANT SELECT (language) ON patients TO healzy_intake;
