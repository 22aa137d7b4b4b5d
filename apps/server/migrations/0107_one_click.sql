-- Where whoever gets an e-mail stops further ones of its kind at once (RFC 8058); null for those that are written once.
ALTER TABLE outbox_emails ADD COLUMN unsubscribe_url text;
