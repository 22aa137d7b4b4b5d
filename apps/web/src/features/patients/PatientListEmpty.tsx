import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { SearchX, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PatientListEmptyProps {
  search: string;
  isFiltered: boolean;
  onClear: () => void;
  /** The first step where there is nobody yet. */
  create: ReactNode;
}

/** Why the list shows nobody, and the way on. */
export function PatientListEmpty({ search, isFiltered, onClear, create }: PatientListEmptyProps) {
  const { t } = useTranslation('patients');
  if (search === '' && !isFiltered)
    return <EmptyState icon={Users} title={t('empty.title')} description={t('empty.text')} action={create} />;
  const isSearchOnly = search !== '' && !isFiltered;
  return (
    <EmptyState
      icon={SearchX}
      title={search === '' ? t('noneNarrowed.title') : t('noMatch.title', { search })}
      description={t(isSearchOnly ? 'noMatch.text' : 'noneNarrowed.text')}
      action={<Button onPress={onClear}>{t(isSearchOnly ? 'noMatch.clear' : 'noneNarrowed.clear')}</Button>}
    />
  );
}
