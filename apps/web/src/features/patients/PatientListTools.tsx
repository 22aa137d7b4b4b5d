import type { PatientsQuery, PatientViewSettings } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Inline } from '@healzy/ui/primitives';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { ListTools } from '../../app/lists/ListTools.tsx';
import type { ListAddress } from '../../app/lists/useListAddress.ts';
import { usePatientFilters } from './usePatientFilters.ts';
import { usePatientExport } from './usePatientExport.ts';

const PatientViewsMenu = lazyPart(
  async () => (await import('./PatientViewsMenu.tsx')).PatientViewsMenu,
  null,
  'silent',
);

export interface PatientListToolsProps {
  list: Pick<ListAddress, 'typed' | 'setTyped' | 'filters' | 'filter'>;
  total: number | undefined;
  /** The list's query: the exported file has the same rows. */
  query: PatientsQuery;
  settings: PatientViewSettings;
  onChooseView: (settings: PatientViewSettings) => void;
}

/** Above the list: the search, the filters, the saved views, and the export. */
export function PatientListTools({ list, total, query, settings, onChooseView }: PatientListToolsProps) {
  const { t } = useTranslation(['patients', 'app']);
  const file = usePatientExport();
  // A menu is a fifth of the list's size: it loads after the rows.
  const [hasAnswered, setAnswered] = useState(total !== undefined);
  if (total !== undefined && !hasAnswered) setAnswered(true);
  const isMenuDue = useDeferredValue(hasAnswered);
  return (
    <ListTools
      list={list}
      search={t('search')}
      filters={usePatientFilters(list.filters)}
      count={total}
      end={
        <Inline gap="xs">
          {isMenuDue && <PatientViewsMenu settings={settings} onChoose={onChooseView} />}
          <Button
            intent="quiet"
            icon={Download}
            onPress={() => file.save(query, settings.columns)}
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
