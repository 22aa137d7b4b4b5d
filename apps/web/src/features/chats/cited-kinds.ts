import type { CitationKind } from '@healzy/domain/shared';
import { Activity, CalendarDays, FileText, type LucideIcon, Ruler, Salad, Utensils } from 'lucide-react';

/** How what a message points at looks, also to the patient, whose page knows no other feature. */
export const CITED_ICONS: Readonly<Record<CitationKind, LucideIcon>> = {
  MEASUREMENT: Ruler,
  MEDICAL_TEST: Activity,
  TEST_EVENT: Utensils,
  DOCUMENT: FileText,
  APPOINTMENT: CalendarDays,
  MENU: Salad,
};
