CREATE TABLE cgm_sensors (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  model text NOT NULL CHECK (model <> ''),
  serial text,
  lot text,
  body_site text NOT NULL CHECK (body_site IN (
    'UPPER_ARM', 'FOREARM', 'ABDOMEN', 'LOWER_BACK', 'BUTTOCK', 'THIGH', 'CHEST', 'OTHER')),
  side text CHECK (side IN ('LEFT', 'RIGHT')),
  placed_at timestamptz NOT NULL,
  removed_at timestamptz CHECK (removed_at >= placed_at),
  removal_reason text CHECK (removal_reason IN (
    'END_OF_LIFE', 'DETACHED', 'FAILED', 'SKIN_REACTION', 'MEDICAL_PROCEDURE', 'END_OF_TEST', 'OTHER')),
  remarks text,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (removal_reason IS NULL OR removed_at IS NOT NULL),
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cgm_sensors_test_idx ON cgm_sensors (account_id, medical_test_id, placed_at, id);
--> statement-breakpoint
SELECT protect_account_table('cgm_sensors');
--> statement-breakpoint
-- What the patient is advised, about the whole test or about one event, in the order in which it is read.
CREATE TABLE cgm_recommendations (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  event_id uuid REFERENCES cgm_events (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  language text NOT NULL CHECK (language IN ('es', 'en')),
  message text NOT NULL CHECK (message <> ''),
  position integer NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- It can be restored for some days.
  deleted_at timestamptz,
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cgm_recommendations_test_idx ON cgm_recommendations (account_id, medical_test_id, position, id);
--> statement-breakpoint
CREATE INDEX cgm_recommendations_event_idx ON cgm_recommendations (event_id) WHERE event_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX cgm_recommendations_deleted_idx ON cgm_recommendations (account_id, deleted_at)
  WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
SELECT protect_account_table('cgm_recommendations');
--> statement-breakpoint
-- Texts that the account's specialists use again and again; nothing in them is about a patient.
CREATE TABLE cgm_recommendation_templates (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  message_es text CHECK (message_es <> ''),
  message_en text CHECK (message_en <> ''),
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (message_es IS NOT NULL OR message_en IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX cgm_recommendation_templates_account_idx
  ON cgm_recommendation_templates (account_id, created_at, id);
--> statement-breakpoint
SELECT protect_account_table('cgm_recommendation_templates');
