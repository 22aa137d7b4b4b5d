import type { PatientsQuery, PatientViewSettings } from '@healzy/api/patients';
import type { PatientColumn } from '@healzy/domain/patients';
import { Button } from '@healzy/ui/components/Button';
import { SearchField } from '@healzy/ui/components/SearchField';
import type { FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { Inline } from '@healzy/ui/primitives/Inline';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useListCount } from '../../app/lists/useListCount.ts';
import { PatientListFilters } from './PatientListFilters.tsx';
import { usePatientExport } from './usePatientExport.ts';

const PatientViewsMenu = lazyPart(
  async () => (await import('./PatientViewsMenu.tsx')).PatientViewsMenu,
  null,
  'silent',
);

export interface PatientListToolsProps {
  search: string;
  onSearch: (search: string) => void;
  filters: FilterValues;
  onFilter: (values: FilterValues) => void;
  total: number | undefined;
  /** The list's query: the exported file has the same rows. */
  query: PatientsQuery;
  columns: readonly PatientColumn[];
  settings: PatientViewSettings;
  onChooseView: (settings: PatientViewSettings) => void;
}

/** Above the list: the search, the filters, the saved views, and the export. */
export function PatientListTools(props: PatientListToolsProps) {
  const { search, onSearch, filters, onFilter, total, query, columns, settings, onChooseView } = props;
  const { t } = useTranslation(['patients', 'app']);
  const file = usePatientExport();
  // A menu is a fifth of the list's size: it loads after the rows.
  const [hasAnswered, setAnswered] = useState(total !== undefined);
  if (total !== undefined && !hasAnswered) setAnswered(true);
  const isMenuDue = useDeferredValue(hasAnswered);
  return (
    <PatientListFilters
      search={
        <SearchField label={t('search')} placeholder={t('search')} value={search} onChange={onSearch} />
      }
      values={filters}
      onChange={onFilter}
      count={useListCount(total)}
      end={
        <Inline gap="xs">
          {isMenuDue && <PatientViewsMenu settings={settings} onChoose={onChooseView} />}
          <Button
            intent="quiet"
            icon={Download}
            onPress={() => file.save(query, columns)}
            isPending={file.isPending}
            isDisabled={total === 0}
          >
            {t('export')}
          </Button>
        </Inline>
      }
    />
  );
}
