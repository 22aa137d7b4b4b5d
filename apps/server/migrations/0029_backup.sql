-- Who makes a backup reads every row and writes none: row-level security binds the tables' owner too.
DO $$
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'healzy_backup') THEN
      CREATE ROLE healzy_backup NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOINHERIT;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  GRANT healzy_backup TO CURRENT_USER;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO healzy_backup;
--> statement-breakpoint
-- Called after every migration, so that no table is forgotten.
CREATE FUNCTION let_backup_read() RETURNS void LANGUAGE plpgsql AS $$
DECLARE subject regclass;
BEGIN
  FOR subject IN
    SELECT c.oid FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND NOT EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'backup_reads')
  LOOP
    -- A policy is also for whoever inherits its role, as the tables' owner does: the role has to be taken on.
    EXECUTE format(
      'CREATE POLICY backup_reads ON %s FOR SELECT TO healzy_backup USING (current_user = ''healzy_backup'')', subject);
    EXECUTE format('GRANT SELECT ON %s TO healzy_backup', subject);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION let_backup_read() FROM PUBLIC;
