import { usePatientTags } from '@healzy/api/patients';
import { PATIENT_STATES } from '@healzy/domain/patients';
import { may, seesAllPatients } from '@healzy/domain/session';
import { type Filter, FiltersBar, type FilterValues } from '@healzy/ui/patterns/FiltersBar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../state/account.ts';
import { INTAKE_CHOICES, TEST_CHOICES } from './list-address.ts';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

export interface PatientListFiltersProps {
  /** Rendered before the filters. */
  search: ReactNode;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  count?: string | undefined;
  end?: ReactNode;
}

/** The filters of the list. Coupons and tags are those in use. */
export function PatientListFilters({ search, values, onChange, count, end }: PatientListFiltersProps) {
  const { t } = useTranslation(['patients', 'medical-tests', 'app']);
  const roles = useRoles();
  const seesAll = seesAllPatients(roles);
  const readsAnswers = may('getIntake', roles);
  const specialists = useSpecialistOptions().options;
  const labels = usePatientTags().data;
  // A filter in the address is shown even if no patient has that value any more.
  const withChosen = (id: string, known: readonly string[]) => {
    const value = values[id];
    const chosen = value?.kind === 'choice' ? value.ids : [];
    return [...new Set([...known, ...chosen])].map((label) => ({ id: label, label }));
  };
  const tags = withChosen('tag', labels?.tags.map(({ label }) => label) ?? []);
  const coupons = withChosen('coupon', labels?.coupons.map(({ label }) => label) ?? []);
  const filters: Filter[] = [
    {
      kind: 'choice',
      id: 'state',
      label: t('filters.state'),
      selectionMode: 'single',
      options: PATIENT_STATES.map((id) => ({ id, label: t(`state.${id}`) })),
    },
    ...(seesAll
      ? [
          {
            kind: 'choice' as const,
            id: 'specialist',
            label: t('filters.specialist'),
            selectionMode: 'single' as const,
            options: specialists,
          },
        ]
      : []),
    {
      kind: 'choice',
      id: 'test',
      label: t('filters.test'),
      selectionMode: 'single',
      options: TEST_CHOICES.map((id) => ({
        id,
        label:
          id === 'IN_PROGRESS' || id === 'NONE' ? t(`filters.tests.${id}`) : t(`medical-tests:type.${id}`),
      })),
    },
    ...(readsAnswers
      ? [
          {
            kind: 'choice' as const,
            id: 'intake',
            label: t('filters.intake'),
            selectionMode: 'single' as const,
            options: INTAKE_CHOICES.map((id) => ({ id, label: t(`filters.intakes.${id}`) })),
          },
        ]
      : []),
    ...(tags.length > 0
      ? [{ kind: 'choice' as const, id: 'tag', label: t('filters.tag'), options: tags }]
      : []),
    ...(coupons.length > 0
      ? [{ kind: 'choice' as const, id: 'coupon', label: t('filters.coupon'), options: coupons }]
      : []),
  ];
  return (
    <FiltersBar
      search={search}
      filters={filters}
      values={values}
      onChange={onChange}
      count={count}
      end={end}
    />
  );
}
