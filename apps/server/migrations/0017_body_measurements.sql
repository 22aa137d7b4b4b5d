-- One row is one measuring: what was measured of a body on a day, each magnitude or nothing.
CREATE TABLE body_measurements (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  -- The patient's calendar day.
  measured_on date NOT NULL,
  weight_kg double precision CHECK (weight_kg BETWEEN 1 AND 500),
  height_cm double precision CHECK (height_cm BETWEEN 30 AND 260),
  fat_percent double precision CHECK (fat_percent BETWEEN 1 AND 80),
  muscle_percent double precision CHECK (muscle_percent BETWEEN 5 AND 95),
  water_percent double precision CHECK (water_percent BETWEEN 15 AND 90),
  visceral_fat double precision CHECK (visceral_fat BETWEEN 1 AND 60),
  bone_kg double precision CHECK (bone_kg BETWEEN 0.1 AND 15),
  waist_cm double precision CHECK (waist_cm BETWEEN 20 AND 300),
  hip_cm double precision CHECK (hip_cm BETWEEN 20 AND 300),
  neck_cm double precision CHECK (neck_cm BETWEEN 10 AND 100),
  chest_cm double precision CHECK (chest_cm BETWEEN 20 AND 300),
  arm_cm double precision CHECK (arm_cm BETWEEN 5 AND 100),
  wrist_cm double precision CHECK (wrist_cm BETWEEN 5 AND 50),
  thigh_cm double precision CHECK (thigh_cm BETWEEN 10 AND 150),
  calf_cm double precision CHECK (calf_cm BETWEEN 5 AND 100),
  note text CHECK (char_length(note) BETWEEN 1 AND 500),
  source text NOT NULL DEFAULT 'STAFF' CHECK (source IN ('STAFF', 'CARD', 'INTAKE')),
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  updated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (account_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  CONSTRAINT body_measurements_not_empty CHECK (
    num_nonnulls(weight_kg, height_cm, fat_percent, muscle_percent, water_percent, visceral_fat, bone_kg, waist_cm,
      hip_cm, neck_cm, chest_cm, arm_cm, wrist_cm, thigh_cm, calf_cm) > 0
  )
);
--> statement-breakpoint
CREATE INDEX body_measurements_patient_idx
  ON body_measurements (account_id, patient_id, measured_on DESC, created_at DESC, id DESC);
--> statement-breakpoint
ALTER TABLE body_measurements ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The weight and height that cards held before there was a series are its first entries.
ALTER TABLE patients NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO body_measurements (id, account_id, patient_id, measured_on, weight_kg, height_cm, source, created_at)
  SELECT gen_random_uuid(), p.account_id, p.id, (p.updated_at AT TIME ZONE 'UTC')::date,
    CASE WHEN p.weight_kg BETWEEN 1 AND 500 THEN p.weight_kg END,
    CASE WHEN p.height_cm BETWEEN 30 AND 260 THEN p.height_cm END, 'CARD', p.updated_at
  FROM patients p WHERE p.weight_kg BETWEEN 1 AND 500 OR p.height_cm BETWEEN 30 AND 260;
--> statement-breakpoint
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE body_measurements FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON body_measurements TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON body_measurements TO healzy_app;
--> statement-breakpoint
-- A patient's weight and height are the latest of the series. Their version moves with them: whoever edits the card
-- meanwhile is told, instead of bringing the former weight back.
CREATE FUNCTION follow_body_measurements(subject uuid, weight boolean, height boolean) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  latest_weight double precision;
  latest_height double precision;
BEGIN
  SELECT m.weight_kg INTO latest_weight FROM body_measurements m JOIN patients p ON p.account_id = m.account_id
    AND p.id = m.patient_id WHERE p.id = subject AND m.weight_kg IS NOT NULL
    ORDER BY m.measured_on DESC, m.created_at DESC, m.id DESC LIMIT 1;
  SELECT m.height_cm INTO latest_height FROM body_measurements m JOIN patients p ON p.account_id = m.account_id
    AND p.id = m.patient_id WHERE p.id = subject AND m.height_cm IS NOT NULL
    ORDER BY m.measured_on DESC, m.created_at DESC, m.id DESC LIMIT 1;
  UPDATE patients p SET weight_kg = CASE WHEN weight THEN latest_weight ELSE p.weight_kg END,
    height_cm = CASE WHEN height THEN latest_height ELSE p.height_cm END, version = p.version + 1, updated_at = now()
  WHERE p.id = subject
    AND (weight AND p.weight_kg IS DISTINCT FROM latest_weight OR height AND p.height_cm IS DISTINCT FROM latest_height);
END $$;
--> statement-breakpoint
CREATE FUNCTION body_measurement_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM follow_body_measurements(NEW.patient_id, NEW.weight_kg IS NOT NULL, NEW.height_cm IS NOT NULL);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM follow_body_measurements(OLD.patient_id, OLD.weight_kg IS NOT NULL, OLD.height_cm IS NOT NULL);
  ELSE
    PERFORM follow_body_measurements(NEW.patient_id, coalesce(NEW.weight_kg, OLD.weight_kg) IS NOT NULL,
      coalesce(NEW.height_cm, OLD.height_cm) IS NOT NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER body_measurement_changed AFTER INSERT OR UPDATE OR DELETE ON body_measurements
  FOR EACH ROW EXECUTE FUNCTION body_measurement_changed();
