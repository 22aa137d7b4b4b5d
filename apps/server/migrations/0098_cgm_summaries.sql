-- What lists and the dashboard say of a test's readings: the riskiest findings of its last days of data. Derived from
-- the readings by the rules of the application, for each range profile, so that choosing another computes nothing.
CREATE TABLE cgm_summaries (
  medical_test_id uuid NOT NULL,
  range_profile text NOT NULL,
  account_id uuid NOT NULL,
  -- The version of the rules by which it was computed.
  version integer NOT NULL,
  last_at timestamptz NOT NULL,
  facts jsonb NOT NULL,
  danger_at timestamptz,
  PRIMARY KEY (medical_test_id, range_profile),
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cgm_summaries_danger_idx ON cgm_summaries (account_id, medical_test_id) WHERE danger_at IS NOT NULL;
--> statement-breakpoint
SELECT protect_account_table('cgm_summaries');
