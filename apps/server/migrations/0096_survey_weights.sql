-- A weight that departs from the measured ones is asked about before it is stored; the holder of the link is told none.
CREATE POLICY held_survey ON body_measurements FOR SELECT TO healzy_intake
  USING (EXISTS (SELECT 1 FROM surveys s
    WHERE s.account_id = body_measurements.account_id AND s.patient_id = body_measurements.patient_id
      AND s.state = 'OPEN'));
--> statement-breakpoint
GRANT SELECT (id, account_id, patient_id, measured_on, created_at, weight_kg) ON body_measurements TO healzy_intake;
