-- Older people and those at high risk of lows are read with goals of their own.
ALTER TABLE medical_tests DROP CONSTRAINT medical_tests_range_profile_check;
--> statement-breakpoint
ALTER TABLE medical_tests ADD CONSTRAINT medical_tests_range_profile_check
  CHECK (range_profile IN ('STANDARD', 'OLDER_OR_HIGH_RISK', 'TIGHT', 'PREGNANCY'));
