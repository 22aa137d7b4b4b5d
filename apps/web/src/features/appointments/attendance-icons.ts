import { UserCheck, UserX } from 'lucide-react';

/** The icon of each answer to whether the patient came. */
export const ATTENDANCE_ICONS = { ATTENDED: UserCheck, MISSED: UserX } as const;
