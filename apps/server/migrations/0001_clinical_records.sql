-- References within an account are checked at commit: removing a whole account meets its rows in any order.
CREATE TABLE documents (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  entity_type text NOT NULL,
  entity_id uuid NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  sha256 text,
  state text NOT NULL DEFAULT 'AWAITING_UPLOAD' CHECK (state IN ('AWAITING_UPLOAD', 'STORED')),
  storage_key text,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  stored_at timestamptz,
  UNIQUE (account_id, id),
  CHECK (state = 'AWAITING_UPLOAD' OR (sha256 IS NOT NULL AND storage_key IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX documents_entity_idx ON documents (account_id, entity_type, entity_id);
--> statement-breakpoint
CREATE TABLE patients (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'INACTIVE')),
  name text NOT NULL,
  surname text NOT NULL,
  email text NOT NULL,
  phone text,
  address text,
  postal_code text,
  city text,
  country text,
  birthdate date NOT NULL,
  sex text NOT NULL CHECK (sex IN ('FEMALE', 'MALE')),
  weight_kg double precision,
  height_cm double precision,
  coupon text,
  timezone text NOT NULL,
  last_activity_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Lower case without accents: what the list is searched and ordered by, alike in every collation.
  search_text text COLLATE "C" NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  surname_key text COLLATE "C" NOT NULL,
  email_key text COLLATE "C" NOT NULL,
  UNIQUE (account_id, id),
  CONSTRAINT patients_email_key UNIQUE (account_id, email_key)
);
--> statement-breakpoint
CREATE INDEX patients_surname_idx ON patients (account_id, surname_key, id);
--> statement-breakpoint
CREATE INDEX patients_created_idx ON patients (account_id, created_at, id);
--> statement-breakpoint
CREATE TABLE patient_specialists (
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  professional_id uuid NOT NULL,
  is_principal boolean NOT NULL,
  PRIMARY KEY (patient_id, professional_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, professional_id) REFERENCES professionals (account_id, id)
    DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE UNIQUE INDEX patient_specialists_principal_key ON patient_specialists (patient_id) WHERE is_principal;
--> statement-breakpoint
CREATE INDEX patient_specialists_professional_idx ON patient_specialists (account_id, professional_id, patient_id);
--> statement-breakpoint
CREATE TABLE medical_tests (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  type text NOT NULL CHECK (type IN ('CALORIMETRY', 'CGM', 'BLOOD_ANALYSIS')),
  state text NOT NULL DEFAULT 'STARTED' CHECK (state IN ('STARTED', 'IN_PROGRESS', 'FINISHED', 'CANCELED')),
  name text NOT NULL,
  observations text,
  range_profile text NOT NULL DEFAULT 'STANDARD' CHECK (range_profile IN ('STANDARD', 'TIGHT', 'PREGNANCY')),
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  in_progress_at timestamptz,
  finished_at timestamptz,
  canceled_at timestamptz,
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX medical_tests_patient_idx ON medical_tests (account_id, patient_id, created_at, id);
--> statement-breakpoint
-- Specification section 4: only one CGM test may be in progress per patient.
CREATE UNIQUE INDEX medical_tests_one_cgm_in_progress ON medical_tests (patient_id)
  WHERE type = 'CGM' AND state = 'IN_PROGRESS';
--> statement-breakpoint
CREATE TABLE medical_test_specialists (
  account_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  professional_id uuid NOT NULL,
  is_principal boolean NOT NULL,
  PRIMARY KEY (medical_test_id, professional_id),
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, professional_id) REFERENCES professionals (account_id, id)
    DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE UNIQUE INDEX medical_test_specialists_principal_key ON medical_test_specialists (medical_test_id)
  WHERE is_principal;
--> statement-breakpoint
CREATE INDEX medical_test_specialists_professional_idx
  ON medical_test_specialists (account_id, professional_id, medical_test_id);
--> statement-breakpoint
-- The partial indexes allow one principal at most; these triggers, at commit, demand one.
CREATE FUNCTION demand_patient_principal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE subject uuid;
BEGIN
  IF TG_TABLE_NAME = 'patients' THEN subject := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN subject := OLD.patient_id;
  ELSE subject := NEW.patient_id;
  END IF;
  IF EXISTS (SELECT 1 FROM patients WHERE id = subject)
     AND (SELECT count(*) FROM patient_specialists WHERE patient_id = subject AND is_principal) <> 1 THEN
    RAISE EXCEPTION 'A patient needs exactly one principal specialist.'
      USING ERRCODE = '23514', CONSTRAINT = 'patient_one_principal';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER patient_one_principal AFTER INSERT ON patients
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_patient_principal();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER patient_one_principal AFTER UPDATE OR DELETE ON patient_specialists
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_patient_principal();
--> statement-breakpoint
CREATE FUNCTION demand_test_principal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE subject uuid;
BEGIN
  IF TG_TABLE_NAME = 'medical_tests' THEN subject := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN subject := OLD.medical_test_id;
  ELSE subject := NEW.medical_test_id;
  END IF;
  IF EXISTS (SELECT 1 FROM medical_tests WHERE id = subject)
     AND (SELECT count(*) FROM medical_test_specialists WHERE medical_test_id = subject AND is_principal) <> 1 THEN
    RAISE EXCEPTION 'A medical test needs exactly one main specialist.'
      USING ERRCODE = '23514', CONSTRAINT = 'medical_test_one_principal';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER medical_test_one_principal AFTER INSERT ON medical_tests
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_test_principal();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER medical_test_one_principal AFTER UPDATE OR DELETE ON medical_test_specialists
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_test_principal();
--> statement-breakpoint
CREATE TABLE cgm_imports (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  document_id uuid NOT NULL,
  zone text NOT NULL,
  unit text NOT NULL,
  cadence_minutes double precision NOT NULL,
  readings integer NOT NULL CHECK (readings > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  recognised jsonb NOT NULL,
  report jsonb NOT NULL,
  began_test boolean NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, document_id) REFERENCES documents (account_id, id) DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX cgm_imports_test_idx ON cgm_imports (account_id, medical_test_id, created_at);
--> statement-breakpoint
-- One row per import and UTC day; `data` holds packed, deflated columns (src/cgm/blocks.ts).
CREATE TABLE cgm_blocks (
  account_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  import_id uuid NOT NULL,
  day date NOT NULL,
  readings integer NOT NULL CHECK (readings > 0),
  data bytea NOT NULL,
  PRIMARY KEY (import_id, day),
  FOREIGN KEY (account_id, import_id) REFERENCES cgm_imports (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cgm_blocks_test_idx ON cgm_blocks (account_id, medical_test_id, day);
--> statement-breakpoint
CREATE TABLE cgm_events (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  medical_test_id uuid NOT NULL,
  type text NOT NULL CHECK (type IN ('REST', 'MEAL', 'FEELING', 'TRAINING', 'CUSTOM')),
  subtype text,
  name text NOT NULL,
  description text,
  comment text,
  feeling text CHECK (feeling IN ('FATAL', 'BAD', 'NORMAL', 'GOOD', 'GREAT')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at IS NULL OR ends_at >= starts_at),
  FOREIGN KEY (account_id, medical_test_id) REFERENCES medical_tests (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX cgm_events_test_idx ON cgm_events (account_id, medical_test_id, starts_at);
--> statement-breakpoint
-- The answer to a creating call, kept so that a retry gets it again (Idempotency-Key).
CREATE TABLE idempotency_keys (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL,
  key uuid NOT NULL,
  operation text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  -- json, not jsonb: the retry gets the very same text.
  answer json,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, user_id, key)
);
--> statement-breakpoint
CREATE INDEX idempotency_keys_age_idx ON idempotency_keys (created_at);
