import { useTranslation } from 'react-i18next';
import type { ListTableProps } from '../../app/lists/ListTable.tsx';
import type { PatientListing } from './list-address.ts';

/** Why a filtered list is empty, and what to do; false if there is no filter. */
export function usePatientsNotFound(
  { search, filters }: PatientListing,
  onClear: () => void,
): ListTableProps<object>['noMatch'] {
  const { t } = useTranslation('patients');
  const isFiltered = Object.keys(filters).length > 0;
  if (search === '' && !isFiltered) return false;
  const isSearchOnly = search !== '' && !isFiltered;
  return {
    title: search === '' ? t('noneNarrowed.title') : t('noMatch.title', { search }),
    text: t(isSearchOnly ? 'noMatch.text' : 'noneNarrowed.text'),
    clear: t(isSearchOnly ? 'noMatch.clear' : 'noneNarrowed.clear'),
    onClear,
  };
}
