CREATE TABLE appointments (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  professional_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  kind text NOT NULL CHECK (kind IN ('FIRST_VISIT', 'FOLLOW_UP', 'MEDICAL_TEST', 'RESULTS', 'OTHER')),
  mode text NOT NULL CHECK (mode IN ('IN_PERSON', 'VIDEO', 'PHONE')),
  state text NOT NULL DEFAULT 'SCHEDULED' CHECK (state IN ('SCHEDULED', 'CANCELED')),
  starts_at timestamptz NOT NULL,
  -- At most eight hours: what overlaps a span began no earlier than that before it.
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at AND ends_at <= starts_at + interval '8 hours'),
  place text,
  video_url text,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  canceled_at timestamptz,
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, professional_id) REFERENCES professionals (account_id, id)
    DEFERRABLE INITIALLY DEFERRED,
  CHECK ((state = 'CANCELED') = (canceled_at IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX appointments_day_idx ON appointments (account_id, starts_at, id);
--> statement-breakpoint
CREATE INDEX appointments_professional_idx ON appointments (account_id, professional_id, starts_at);
--> statement-breakpoint
CREATE INDEX appointments_patient_idx ON appointments (account_id, patient_id, starts_at);
--> statement-breakpoint
-- The calendar that a person reads from outside. The address is derived from `id`, so renewing it is another id.
CREATE TABLE calendar_feeds (
  account_id uuid NOT NULL,
  user_id uuid NOT NULL,
  id uuid NOT NULL UNIQUE,
  renewed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, user_id),
  -- Whoever leaves the account leaves no open address behind.
  FOREIGN KEY (account_id, user_id) REFERENCES memberships (account_id, user_id) ON DELETE CASCADE
);
--> statement-breakpoint
ALTER TABLE appointments ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE appointments FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON appointments TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON appointments TO healzy_app;
--> statement-breakpoint
ALTER TABLE calendar_feeds ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE calendar_feeds FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_feed ON calendar_feeds TO healzy_app
  USING (account_id = current_account_id() AND user_id = current_user_id())
  WITH CHECK (account_id = current_account_id() AND user_id = current_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_feeds TO healzy_app;
--> statement-breakpoint
-- Whoever reads a calendar from outside brings its address and nothing else: whose it is must be found first.
CREATE POLICY system_lookup ON calendar_feeds FOR SELECT TO healzy_system USING (true);
--> statement-breakpoint
GRANT SELECT ON calendar_feeds TO healzy_system;
