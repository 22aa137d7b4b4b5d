-- What an import takes of the disk, which is limited: the number of its parts says little of that.
ALTER TABLE wearable_imports ADD COLUMN bytes integer NOT NULL DEFAULT 0;
--> statement-breakpoint
GRANT UPDATE (bytes) ON wearable_imports TO healzy_intake;
