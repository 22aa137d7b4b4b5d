-- When a specialist works: hours of every week by the clinic's clock. No row: nobody has told them.
CREATE TABLE working_hours (
  account_id uuid NOT NULL,
  professional_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  week jsonb NOT NULL CHECK (jsonb_typeof(week) = 'object'),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, professional_id),
  FOREIGN KEY (account_id, professional_id) REFERENCES professionals (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
ALTER TABLE working_hours ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE working_hours FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_account ON working_hours TO healzy_app USING (account_id = current_account_id())
  WITH CHECK (account_id = current_account_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON working_hours TO healzy_app;
