-- Labels that people of an account give its patients; `tag_key` without case and accents, so that nobody is «vip» and «VIP».
CREATE TABLE patient_tags (
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  tag text NOT NULL CHECK (char_length(tag) BETWEEN 1 AND 40),
  tag_key text COLLATE "C" NOT NULL,
  PRIMARY KEY (patient_id, tag_key),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX patient_tags_key_idx ON patient_tags (account_id, tag_key, patient_id);
--> statement-breakpoint
-- Filters, order and columns that a person gave a name. Never what was typed into the search: names of people are no setting.
CREATE TABLE patient_views (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  name_key text COLLATE "C" NOT NULL,
  settings jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT patient_views_name_key UNIQUE (account_id, user_id, name_key)
);
--> statement-breakpoint
-- What one act changed on many patients, so that it can be taken back as a whole.
CREATE TABLE patient_bulk_changes (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  UNIQUE (account_id, id)
);
--> statement-breakpoint
CREATE INDEX patient_bulk_changes_user_idx ON patient_bulk_changes (account_id, user_id, made_at);
--> statement-breakpoint
-- How each of them stood before, and the version that the act left: who was changed since is not taken back.
CREATE TABLE patient_bulk_befores (
  account_id uuid NOT NULL,
  change_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  version_after integer NOT NULL,
  state text NOT NULL,
  tags text[] NOT NULL,
  specialists jsonb NOT NULL,
  tests jsonb NOT NULL,
  PRIMARY KEY (change_id, patient_id),
  FOREIGN KEY (account_id, change_id) REFERENCES patient_bulk_changes (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX patient_bulk_befores_patient_idx ON patient_bulk_befores (account_id, patient_id);
--> statement-breakpoint
ALTER TABLE patient_tags ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_tags FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON patient_tags TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON patient_tags TO healzy_app;
--> statement-breakpoint
ALTER TABLE patient_views ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_views FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_views ON patient_views TO healzy_app
  USING (account_id = current_account_id() AND user_id = current_user_id())
  WITH CHECK (account_id = current_account_id() AND user_id = current_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON patient_views TO healzy_app;
--> statement-breakpoint
ALTER TABLE patient_bulk_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_bulk_changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_changes ON patient_bulk_changes TO healzy_app
  USING (account_id = current_account_id() AND user_id = current_user_id())
  WITH CHECK (account_id = current_account_id() AND user_id = current_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON patient_bulk_changes TO healzy_app;
--> statement-breakpoint
ALTER TABLE patient_bulk_befores ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_bulk_befores FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON patient_bulk_befores TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON patient_bulk_befores TO healzy_app;
--> statement-breakpoint
-- Each order of the list is an index, so that a page costs the same however many patients there are.
CREATE INDEX patients_name_idx ON patients (account_id, name_key, id);
--> statement-breakpoint
CREATE INDEX patients_birthdate_idx ON patients (account_id, birthdate, id);
--> statement-breakpoint
CREATE INDEX patients_activity_idx
  ON patients (account_id, (CASE WHEN last_activity_at IS NULL THEN '-infinity'::timestamptz ELSE last_activity_at END), id);
--> statement-breakpoint
CREATE INDEX patients_coupon_idx ON patients (account_id, coupon) WHERE coupon IS NOT NULL;
