-- What the report of a finished analysis shows beside figures and text: events, recommendations and names as they were.
-- Null for an analysis that was finished before they were kept: its report shows those of today, and says so.
ALTER TABLE cgm_final_analyses
  ADD COLUMN contents json,
  ADD CHECK (contents IS NULL OR finished_at IS NOT NULL);
