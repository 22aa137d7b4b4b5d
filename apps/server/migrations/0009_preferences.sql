-- How a person likes the product. Of the person, not of an account: nobody else reads or writes it.
CREATE TABLE user_preferences (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  menu_mode text CHECK (menu_mode IN ('slim', 'static', 'overlay')),
  theme text CHECK (theme IN ('system', 'light', 'dark')),
  glucose_unit text CHECK (glucose_unit IN ('mg/dL', 'mmol/L')),
  has_shortcuts boolean,
  updated_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE user_preferences ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_preferences FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_preferences ON user_preferences TO healzy_app
  USING (user_id = current_user_id()) WITH CHECK (user_id = current_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT ON user_preferences TO healzy_app;
--> statement-breakpoint
GRANT UPDATE (menu_mode, theme, glucose_unit, has_shortcuts, updated_at) ON user_preferences TO healzy_app;
