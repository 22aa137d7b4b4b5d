-- Something in the patient's record that a message points at, and what it was when it was written.
ALTER TABLE chat_messages ADD COLUMN citation jsonb;
