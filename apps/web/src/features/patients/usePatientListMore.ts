import { canEnterRoute, type RouteId } from '@healzy/domain/session';
import type { MenuEntry } from '@healzy/ui/components/Menu';
import { FileArchive, FileSpreadsheet, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRoles } from '../../state/account.ts';

const PLACES = [
  { id: 'spreadsheet', route: '/patients/import', icon: FileSpreadsheet },
  { id: 'record', route: '/patients/record', icon: FileArchive },
  { id: 'deleted', route: '/patients/deleted', icon: Trash2 },
] as const satisfies readonly { id: string; route: RouteId; icon: LucideIcon }[];

/** The list's further actions: import many patients, import one, view the deleted ones. */
export function usePatientListMore(): MenuEntry[] {
  const { t } = useTranslation('patients');
  const navigate = useNavigate();
  const roles = useRoles();
  return PLACES.filter(({ route }) => canEnterRoute(route, roles)).map(({ id, route, icon }) => ({
    id,
    label: t(`listMore.${id}`),
    icon,
    onAction: () => void navigate(route),
  }));
}
