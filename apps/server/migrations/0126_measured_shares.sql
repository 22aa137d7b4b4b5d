-- The day of the calorimetry whose fuel mix the shares of a plan follow; null where the specialist chose them.
ALTER TABLE nutritional_plans ADD COLUMN macros_measured_on date;
