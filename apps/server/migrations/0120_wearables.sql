-- A link with which a patient hands files over. Only hashes of its secret and of its devices are stored.
CREATE TABLE wearable_links (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  language text NOT NULL CHECK (language IN ('es', 'en')),
  delivery text NOT NULL CHECK (delivery IN ('COPY', 'EMAIL', 'SMS')),
  sent_to text,
  token_hash text NOT NULL UNIQUE,
  device_hash text,
  other_devices text[] NOT NULL DEFAULT '{}',
  wrong_birthdates integer NOT NULL DEFAULT 0,
  created_by uuid,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  opened_at timestamptz,
  ended_at timestamptz,
  UNIQUE (account_id, id),
  CHECK ((delivery = 'COPY') = (sent_to IS NULL)),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE UNIQUE INDEX wearable_links_one_open ON wearable_links (patient_id) WHERE ended_at IS NULL;
--> statement-breakpoint
SELECT protect_account_table('wearable_links');
--> statement-breakpoint
CREATE POLICY held_link ON wearable_links FOR SELECT TO healzy_intake USING (token_hash = current_intake_hash());
--> statement-breakpoint
CREATE POLICY held_link_opened ON wearable_links FOR UPDATE TO healzy_intake
  USING (token_hash = current_intake_hash()) WITH CHECK (token_hash = current_intake_hash());
--> statement-breakpoint
GRANT SELECT (id, account_id, patient_id, language, token_hash, device_hash, other_devices, wrong_birthdates, expires_at,
  opened_at, ended_at) ON wearable_links TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (device_hash, other_devices, wrong_birthdates, opened_at) ON wearable_links TO healzy_intake;
--> statement-breakpoint
-- A watch or telephone that delivers with a token of its own, of which the hash is stored.
CREATE TABLE wearable_devices (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  name text NOT NULL,
  choices jsonb NOT NULL,
  token_hash text NOT NULL UNIQUE,
  created_by uuid,
  created_at timestamptz NOT NULL,
  -- Calls with records.
  first_call_at timestamptz,
  last_call_at timestamptz,
  -- When the latest record ended.
  last_record_at timestamptz,
  records integer NOT NULL DEFAULT 0,
  sources jsonb NOT NULL DEFAULT '[]',
  -- The last calls, so that one that is repeated is known.
  recent_calls jsonb NOT NULL DEFAULT '[]',
  revoked_at timestamptz,
  revoked_by uuid,
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX wearable_devices_patient_idx ON wearable_devices (account_id, patient_id);
--> statement-breakpoint
SELECT protect_account_table('wearable_devices');
--> statement-breakpoint
CREATE POLICY held_device ON wearable_devices FOR SELECT TO healzy_intake USING (token_hash = current_intake_hash());
--> statement-breakpoint
CREATE POLICY held_device_delivers ON wearable_devices FOR UPDATE TO healzy_intake
  USING (token_hash = current_intake_hash() AND revoked_at IS NULL)
  WITH CHECK (token_hash = current_intake_hash() AND revoked_at IS NULL);
--> statement-breakpoint
GRANT SELECT (id, account_id, patient_id, choices, token_hash, first_call_at, last_call_at, last_record_at, records, sources, recent_calls,
  revoked_at) ON wearable_devices TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (first_call_at, last_call_at, last_record_at, records, sources, recent_calls) ON wearable_devices TO healzy_intake;
--> statement-breakpoint
-- What was handed over of a file. Nothing of it is seen until it is complete.
CREATE TABLE wearable_imports (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  -- Null for one by staff, and when the link is gone.
  link_id uuid REFERENCES wearable_links (id) ON DELETE SET NULL,
  is_from_patient boolean NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  choices jsonb NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL,
  completed_at timestamptz,
  parts integer NOT NULL DEFAULT 0,
  -- Records as its reader counted them.
  read integer NOT NULL DEFAULT 0,
  stored integer NOT NULL DEFAULT 0,
  skipped jsonb NOT NULL DEFAULT '[]',
  sources jsonb NOT NULL DEFAULT '[]',
  last_record_at timestamptz,
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX wearable_imports_patient_idx ON wearable_imports (account_id, patient_id, created_at);
--> statement-breakpoint
SELECT protect_account_table('wearable_imports');
--> statement-breakpoint
CREATE POLICY held_imports ON wearable_imports TO healzy_intake
  USING (EXISTS (SELECT 1 FROM wearable_links l WHERE l.id = wearable_imports.link_id))
  WITH CHECK (is_from_patient AND EXISTS (SELECT 1 FROM wearable_links l WHERE l.id = wearable_imports.link_id
    AND l.account_id = wearable_imports.account_id AND l.patient_id = wearable_imports.patient_id));
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON wearable_imports TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (completed_at, parts, read, stored, skipped, sources, last_record_at) ON wearable_imports TO healzy_intake;
--> statement-breakpoint
-- Parts that came, so that one that is sent again is known.
CREATE TABLE wearable_parts (
  import_id uuid NOT NULL,
  account_id uuid NOT NULL,
  part integer NOT NULL,
  content_hash text NOT NULL,
  records integer NOT NULL,
  sources jsonb NOT NULL,
  last_record_at timestamptz,
  PRIMARY KEY (import_id, part),
  FOREIGN KEY (account_id, import_id) REFERENCES wearable_imports (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_account_table('wearable_parts', 'SELECT, INSERT, DELETE');
--> statement-breakpoint
CREATE POLICY held_parts ON wearable_parts TO healzy_intake
  USING (EXISTS (SELECT 1 FROM wearable_imports i WHERE i.id = wearable_parts.import_id))
  WITH CHECK (EXISTS (SELECT 1 FROM wearable_imports i WHERE i.id = wearable_parts.import_id
    AND i.account_id = wearable_parts.account_id));
--> statement-breakpoint
GRANT SELECT, INSERT ON wearable_parts TO healzy_intake;
--> statement-breakpoint
-- Records of one metric and UTC day, packed (src/wearables/blocks.ts): of a part of an import, or of a device.
CREATE TABLE wearable_blocks (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  import_id uuid,
  device_id uuid,
  part integer NOT NULL,
  metric text NOT NULL,
  day date NOT NULL,
  records integer NOT NULL,
  data bytea NOT NULL,
  CHECK ((import_id IS NULL) <> (device_id IS NULL)),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, import_id) REFERENCES wearable_imports (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, device_id) REFERENCES wearable_devices (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX wearable_blocks_day_idx ON wearable_blocks (account_id, patient_id, day, metric);
--> statement-breakpoint
CREATE UNIQUE INDEX wearable_blocks_import_idx ON wearable_blocks (import_id, part, metric, day) WHERE import_id IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX wearable_blocks_device_idx ON wearable_blocks (device_id, metric, day) WHERE device_id IS NOT NULL;
--> statement-breakpoint
SELECT protect_account_table('wearable_blocks');
--> statement-breakpoint
-- Beneath the handlers too, for those who do clinical work or answer for the account.
CREATE POLICY clinical_staff ON wearable_blocks AS RESTRICTIVE TO healzy_app
  USING ((SELECT reads_notes())) WITH CHECK ((SELECT reads_notes()));
--> statement-breakpoint
CREATE POLICY held_blocks ON wearable_blocks TO healzy_intake
  USING (EXISTS (SELECT 1 FROM wearable_imports i WHERE i.id = wearable_blocks.import_id)
    OR EXISTS (SELECT 1 FROM wearable_devices d WHERE d.id = wearable_blocks.device_id AND d.revoked_at IS NULL))
  WITH CHECK (EXISTS (SELECT 1 FROM wearable_imports i WHERE i.id = wearable_blocks.import_id
      AND i.account_id = wearable_blocks.account_id AND i.patient_id = wearable_blocks.patient_id)
    OR EXISTS (SELECT 1 FROM wearable_devices d WHERE d.id = wearable_blocks.device_id AND d.revoked_at IS NULL
      AND d.account_id = wearable_blocks.account_id AND d.patient_id = wearable_blocks.patient_id));
--> statement-breakpoint
GRANT SELECT, INSERT ON wearable_blocks TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (records, data) ON wearable_blocks TO healzy_intake;
--> statement-breakpoint
-- Which source counts where several cover the same time, the first one first.
CREATE TABLE wearable_source_orders (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL UNIQUE,
  sources jsonb NOT NULL,
  UNIQUE (account_id, patient_id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
SELECT protect_account_table('wearable_source_orders');
--> statement-breakpoint
CREATE POLICY held_wearables ON patients FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM wearable_links l WHERE l.account_id = patients.account_id AND l.patient_id = patients.id)
    OR EXISTS (SELECT 1 FROM wearable_devices d WHERE d.account_id = patients.account_id AND d.patient_id = patients.id));
--> statement-breakpoint
CREATE POLICY held_wearables ON accounts FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM wearable_links l WHERE l.account_id = accounts.id));
--> statement-breakpoint
CREATE POLICY wearable_mail ON outbox_emails FOR INSERT TO healzy_app
  WITH CHECK (kind = 'WEARABLE' AND account_id = current_account_id());
--> statement-breakpoint
-- Erasing a patient deletes the mails with a link of theirs, wherever a link of this account was sent.
CREATE OR REPLACE FUNCTION forget_patient_mail(addresses text[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM outbox_emails m
  WHERE m.kind IN ('INTAKE', 'SURVEY', 'APPOINTMENT', 'APPOINTMENT_CANCELED', 'CHAT', 'WEARABLE')
    AND m.account_id = current_account_id() AND lower(m.to_address) = ANY (addresses)
$$;
