-- Whether the patient came, as somebody of the clinic has said once the appointment had begun.
ALTER TABLE appointments ADD COLUMN attendance text CHECK (attendance IN ('ATTENDED', 'MISSED'));
--> statement-breakpoint
ALTER TABLE appointments ADD COLUMN attendance_at timestamptz;
--> statement-breakpoint
ALTER TABLE appointments ADD CHECK ((attendance IS NULL) = (attendance_at IS NULL));
