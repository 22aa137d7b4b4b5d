-- What a note says now stands in its row; every text that it ever had, this one too, is a version beside it.
CREATE TABLE notes (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  patient_id uuid NOT NULL,
  version integer NOT NULL DEFAULT 1,
  template text CHECK (template IN ('SOAP', 'ADIME')),
  title text NOT NULL CHECK (title <> ''),
  -- Blocks of spans, as the contract's RichText; never markup.
  message json NOT NULL,
  plain_text text NOT NULL,
  -- Lower case without accents, title and message: what notes are searched by.
  search_text text COLLATE "C" NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  deleted_by uuid,
  UNIQUE (account_id, id),
  UNIQUE (account_id, patient_id, id),
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX notes_patient_idx ON notes (account_id, patient_id, created_at, id);
--> statement-breakpoint
CREATE INDEX notes_deleted_idx ON notes (account_id, deleted_at) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE note_versions (
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  note_id uuid NOT NULL,
  version integer NOT NULL,
  template text CHECK (template IN ('SOAP', 'ADIME')),
  title text NOT NULL,
  message json NOT NULL,
  -- The signature: who, by the name that they had then, and when. It outlasts that person's work here.
  author_id uuid,
  author_name text NOT NULL,
  author_surname text NOT NULL,
  signed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (note_id, version),
  UNIQUE (account_id, note_id, version),
  FOREIGN KEY (account_id, patient_id, note_id) REFERENCES notes (account_id, patient_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX note_versions_patient_idx ON note_versions (account_id, patient_id);
--> statement-breakpoint
-- Which documents (of entity type NOTE) each version had, in their order.
CREATE TABLE note_documents (
  account_id uuid NOT NULL,
  patient_id uuid NOT NULL,
  note_id uuid NOT NULL,
  version integer NOT NULL,
  document_id uuid NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (note_id, version, document_id),
  FOREIGN KEY (account_id, note_id, version) REFERENCES note_versions (account_id, note_id, version)
    ON DELETE CASCADE,
  FOREIGN KEY (account_id, patient_id) REFERENCES patients (account_id, id) ON DELETE CASCADE,
  FOREIGN KEY (account_id, document_id) REFERENCES documents (account_id, id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX note_documents_document_idx ON note_documents (account_id, document_id);
--> statement-breakpoint
CREATE INDEX note_documents_patient_idx ON note_documents (account_id, patient_id);
--> statement-breakpoint
-- Beneath the handlers too, notes are for those who do clinical work here or answer for the account. Work that the
-- server does on nobody's behalf (clean-up) names no person.
CREATE FUNCTION reads_notes() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_user_id() IS NULL OR EXISTS (
    SELECT 1 FROM memberships m
    WHERE m.account_id = current_account_id() AND m.user_id = current_user_id()
      AND m.roles && ARRAY['ADMIN', 'SPECIALIST']
  )
$$;
--> statement-breakpoint
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['notes', 'note_versions', 'note_documents'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', subject);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', subject);
    -- In a query of its own, so that it is asked once and not for every row.
    EXECUTE format('CREATE POLICY clinical_staff ON %I TO healzy_app
      USING (account_id = current_account_id() AND (SELECT reads_notes()))
      WITH CHECK (account_id = current_account_id() AND (SELECT reads_notes()))', subject);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON notes TO healzy_app;
--> statement-breakpoint
-- What was signed is neither changed nor taken away alone; it goes with its note.
GRANT SELECT, INSERT ON note_versions, note_documents TO healzy_app;
