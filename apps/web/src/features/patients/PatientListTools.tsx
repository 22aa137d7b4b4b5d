import type { PatientsQuery, PatientViewSettings } from '@healzy/api/patients';
import type { PatientColumn } from '@healzy/domain/patients';
import { Button } from '@healzy/ui/components/Button';
import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { Inline } from '@healzy/ui/primitives/Inline';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { PatientListFilters } from './PatientListFilters.tsx';
import { PatientViewsMenu } from './PatientViewsMenu.tsx';
import { usePatientExport } from './usePatientExport.ts';

export interface PatientListToolsProps {
  filters: FilterValues;
  onFilter: (values: FilterValues) => void;
  total: number | undefined;
  /** What the list asks for, and shows: the file holds the same. */
  query: PatientsQuery;
  columns: readonly PatientColumn[];
  settings: PatientViewSettings;
  onChooseView: (settings: PatientViewSettings) => void;
}

/** Beside the search: what narrows the list, the views of it that were saved, and its file. */
export function PatientListTools(props: PatientListToolsProps) {
  const { filters, onFilter, total, query, columns, settings, onChooseView } = props;
  const { t } = useTranslation(['patients', 'app']);
  const formats = useFormats();
  const file = usePatientExport();
  return (
    <PatientListFilters
      values={filters}
      onChange={onFilter}
      count={
        total === undefined ? undefined : t('app:list.total', { count: total, total: formats.number(total) })
      }
      end={
        <Inline gap="xs">
          <PatientViewsMenu settings={settings} onChoose={onChooseView} />
          <Button
            intent="quiet"
            icon={Download}
            onPress={() => file.save(query, columns)}
            isPending={file.isPending}
            pendingLabel={t('app:loading')}
            isDisabled={total === 0}
          >
            {t('export')}
          </Button>
        </Inline>
      }
    />
  );
}
