import { useTranslation } from 'react-i18next';
import type { ListTableProps } from '../../app/lists/ListTable.tsx';
import type { ListAddress } from '../../app/lists/useListAddress.ts';

/** Why a filtered list is empty, and what to do. */
export function usePatientsNotFound({
  search,
  filters,
}: Pick<ListAddress, 'search' | 'filters'>): ListTableProps<object>['noMatch'] {
  const { t } = useTranslation('patients');
  const isSearchOnly = Object.keys(filters).length === 0;
  return {
    title: search === '' ? t('noneNarrowed.title') : t('noMatch.title', { search }),
    text: t(isSearchOnly ? 'noMatch.text' : 'noneNarrowed.text'),
    clear: t(isSearchOnly ? 'noMatch.clear' : 'noneNarrowed.clear'),
  };
}
