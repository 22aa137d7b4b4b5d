-- Who changed since a day, without the history of everybody.
CREATE INDEX patient_state_changes_at_idx ON patient_state_changes (account_id, at, patient_id);
