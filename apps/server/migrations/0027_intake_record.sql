-- What of the record the holder of an open link may confirm, as it stands now: kept beside the questionnaire by the
-- triggers below, so that the role of a link's holder reads nothing of the record itself.
ALTER TABLE intakes ADD COLUMN on_record jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(on_record) = 'object'),
  -- Birthdates given with this link that were not the patient's.
  ADD COLUMN wrong_birthdates integer NOT NULL DEFAULT 0,
  -- Since when the answers may hold something of the record, so that nobody sees them without the birthdate.
  ADD COLUMN record_shown_at timestamptz;
--> statement-breakpoint
CREATE FUNCTION record_to_confirm(account uuid, patient uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(latest.section, (
      SELECT jsonb_object_agg(answer.key, answer.value) FROM jsonb_each(latest.answers) answer
      WHERE answer.key = ANY (CASE latest.section
        WHEN 'medical-history' THEN ARRAY['hasDiseases', 'diseases', 'otherDiseases', 'takesMedication', 'medication']
        ELSE ARRAY['hasAllergies', 'allergies', 'otherAllergies', 'hasIntolerances', 'intolerances',
          'otherIntolerances'] END)
    )), '{}')
  FROM (
    SELECT DISTINCT ON (section) section, answers FROM public.patient_data_versions
    WHERE account_id = account AND patient_id = patient AND section IN ('medical-history', 'habits')
    ORDER BY section, version DESC
  ) latest
$$;
--> statement-breakpoint
-- Once it takes no more answers it shows nothing, and holds nothing to show.
CREATE FUNCTION keep_intake_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'OPEN' THEN
    NEW.on_record := '{}';
  ELSIF TG_OP = 'INSERT' THEN
    NEW.on_record := public.record_to_confirm(NEW.account_id, NEW.patient_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_intake_record BEFORE INSERT OR UPDATE OF state ON intakes
  FOR EACH ROW EXECUTE FUNCTION keep_intake_record();
--> statement-breakpoint
CREATE FUNCTION note_record_to_confirm() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.intakes SET on_record = public.record_to_confirm(NEW.account_id, NEW.patient_id)
  WHERE account_id = NEW.account_id AND patient_id = NEW.patient_id AND state = 'OPEN';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_record_to_confirm AFTER INSERT ON patient_data_versions
  FOR EACH ROW WHEN (NEW.section IN ('medical-history', 'habits')) EXECUTE FUNCTION note_record_to_confirm();
--> statement-breakpoint
-- FORCE binds the owner too: while this copies, it must see every account.
ALTER TABLE intakes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_data_versions NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE intakes SET on_record = record_to_confirm(account_id, patient_id) WHERE state = 'OPEN';
--> statement-breakpoint
ALTER TABLE patient_data_versions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE intakes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT (on_record, wrong_birthdates, record_shown_at) ON intakes TO healzy_intake;
--> statement-breakpoint
GRANT UPDATE (wrong_birthdates, record_shown_at) ON intakes TO healzy_intake;
--> statement-breakpoint
-- Whoever decides over questionnaires may wish to be told by e-mail that one has arrived.
ALTER TABLE user_preferences ADD COLUMN has_intake_mail boolean;
--> statement-breakpoint
GRANT UPDATE (has_intake_mail) ON user_preferences TO healzy_app;
--> statement-breakpoint
CREATE INDEX intakes_waiting_idx ON intakes (account_id, patient_id) WHERE state = 'SUBMITTED';
--> statement-breakpoint
CREATE POLICY intake_notice ON outbox_emails FOR INSERT TO healzy_app
  WITH CHECK (kind = 'INTAKE_ARRIVED' AND account_id = current_account_id());
