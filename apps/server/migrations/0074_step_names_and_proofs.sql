-- Steps of follow-up plans say themselves what they are, since an account changes the templates that they come from.
ALTER TABLE follow_up_steps ALTER COLUMN code DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE follow_up_steps ADD COLUMN name_es text;
--> statement-breakpoint
ALTER TABLE follow_up_steps ADD COLUMN name_en text;
--> statement-breakpoint
ALTER TABLE follow_up_steps ADD COLUMN phase text
  CHECK (phase IN ('STARTED', 'IN_PROGRESS', 'FINAL', 'POST_FINAL'));
--> statement-breakpoint
ALTER TABLE follow_up_steps ADD COLUMN proof text;
--> statement-breakpoint
ALTER TABLE follow_up_steps ADD COLUMN position integer;
--> statement-breakpoint
-- Those that exist keep what the product shipped when they were made. Row-level security is forced on the owner too.
ALTER TABLE follow_up_steps NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE follow_up_steps s SET phase = d.phase, proof = d.proof, name_es = d.name_es, name_en = d.name_en,
    position = d.position
  FROM (SELECT v.*, row_number() OVER () AS position FROM (VALUES
    ('CREATE_PATIENT_CARD', 'STARTED', 'PATIENT_CREATED', 'Crear la ficha del paciente', 'Create the patient card'),
    ('WELCOME_CALL', 'STARTED', NULL, 'Llamada de bienvenida', 'Welcome call'),
    ('ONBOARDING_PLAN', 'STARTED', NULL, 'Plan de acogida', 'Onboarding plan'),
    ('INITIAL_SURVEY', 'STARTED', 'INITIAL_SURVEY_ANSWERED', 'Cuestionario inicial', 'Initial survey'),
    ('CGM_PLACEMENT', 'STARTED', 'CGM_BEGUN', 'Colocación del sensor de glucosa', 'Glucose sensor placement'),
    ('CALORIMETRY_TEST', 'STARTED', 'CALORIMETRY_FINISHED', 'Calorimetría', 'Calorimetry'),
    ('BLOOD_ANALYSIS_REQUEST', 'STARTED', 'BLOOD_ANALYSIS_CREATED', 'Petición de la analítica', 'Blood analysis request'),
    ('FIRST_NUTRITIONAL_PLAN', 'IN_PROGRESS', 'NUTRITIONAL_PLAN_CREATED', 'Primer plan nutricional', 'First nutritional plan'),
    ('WEEK_1_ANALYSIS', 'IN_PROGRESS', NULL, 'Análisis de la semana 1', 'Week 1 analysis'),
    ('WEEK_1_SURVEY', 'IN_PROGRESS', 'WEEK_1_SURVEY_ANSWERED', 'Encuesta de la semana 1', 'Week 1 survey'),
    ('BLOOD_ANALYSIS_REVIEW', 'IN_PROGRESS', 'BLOOD_ANALYSIS_FINISHED', 'Revisión de la analítica', 'Blood analysis review'),
    ('WEEK_2_ANALYSIS', 'IN_PROGRESS', NULL, 'Análisis de la semana 2', 'Week 2 analysis'),
    ('WEEK_2_SURVEY', 'IN_PROGRESS', 'WEEK_2_SURVEY_ANSWERED', 'Encuesta de la semana 2', 'Week 2 survey'),
    ('PLAN_ADJUSTMENT', 'IN_PROGRESS', NULL, 'Ajuste del plan', 'Plan adjustment'),
    ('MID_TERM_CALL', 'IN_PROGRESS', NULL, 'Llamada de mitad del seguimiento', 'Mid-term call'),
    ('SUPPLEMENT_REVIEW', 'IN_PROGRESS', NULL, 'Revisión de los suplementos', 'Supplement review'),
    ('WEEK_3_ANALYSIS', 'IN_PROGRESS', NULL, 'Análisis de la semana 3', 'Week 3 analysis'),
    ('WEEK_3_SURVEY', 'IN_PROGRESS', 'WEEK_3_SURVEY_ANSWERED', 'Encuesta de la semana 3', 'Week 3 survey'),
    ('WEEK_4_ANALYSIS', 'FINAL', NULL, 'Análisis de la semana 4', 'Week 4 analysis'),
    ('WEEK_4_SURVEY', 'FINAL', 'WEEK_4_SURVEY_ANSWERED', 'Encuesta de la semana 4', 'Week 4 survey'),
    ('CGM_FINAL_ANALYSIS', 'FINAL', 'CGM_FINISHED', 'Análisis final de la glucosa', 'Final glucose analysis'),
    ('FINAL_SURVEY', 'FINAL', 'FINAL_SURVEY_ANSWERED', 'Encuesta final', 'Final survey'),
    ('FINAL_REPORT', 'FINAL', NULL, 'Informe final', 'Final report'),
    ('FINAL_CALL', 'POST_FINAL', NULL, 'Llamada final', 'Final call'),
    ('SATISFACTION_SURVEY', 'POST_FINAL', 'SATISFACTION_SURVEY_ANSWERED', 'Encuesta de satisfacción', 'Satisfaction survey')
  ) v (code, phase, proof, name_es, name_en)) d
  WHERE d.code = s.code;
--> statement-breakpoint
ALTER TABLE follow_up_steps FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE follow_up_steps ALTER COLUMN name_es SET NOT NULL, ALTER COLUMN name_en SET NOT NULL,
  ALTER COLUMN phase SET NOT NULL, ALTER COLUMN position SET NOT NULL;
--> statement-breakpoint
CREATE INDEX follow_up_plans_running_idx ON follow_up_plans (account_id, id) WHERE ended_at IS NULL;
--> statement-breakpoint
-- When a plan's menus were first made: what proves a step must not move with each change.
ALTER TABLE menus ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
--> statement-breakpoint
ALTER TABLE menus NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE menus SET created_at = least(created_at, changed_at);
--> statement-breakpoint
ALTER TABLE menus FORCE ROW LEVEL SECURITY;
