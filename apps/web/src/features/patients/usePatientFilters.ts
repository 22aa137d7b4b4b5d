import { usePatientTags } from '@healzy/api/patients';
import { PATIENT_STATES } from '@healzy/domain/patients';
import { may, seesAllPatients } from '@healzy/domain/session';
import type { Filter, FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { useTranslation } from 'react-i18next';
import { idsOf } from '../../app/lists/list-address.ts';
import { useRoles } from '../../state/account.ts';
import { INTAKE_CHOICES, TEST_CHOICES } from './list-address.ts';
import { useSpecialistOptions } from './useSpecialistOptions.ts';

/** The filters of the list. Coupons and tags are those in use. */
export function usePatientFilters(values: FilterValues): readonly Filter[] {
  const { t } = useTranslation(['patients', 'medical-tests', 'app']);
  const roles = useRoles();
  const specialists = useSpecialistOptions().options;
  const labels = usePatientTags().data;
  // A filter in the address is shown even if no patient has that value any more.
  const inUse = (id: 'tag' | 'coupon', known: readonly { label: string }[] = []) =>
    [...new Set([...known.map(({ label }) => label), ...idsOf(values[id])])].map((label) => ({
      id: label,
      label,
    }));
  const tags = inUse('tag', labels?.tags);
  const coupons = inUse('coupon', labels?.coupons);
  const one = { kind: 'choice', selectionMode: 'single' } as const;
  const filters: (Filter | false)[] = [
    {
      ...one,
      id: 'state',
      label: t('filters.state'),
      options: PATIENT_STATES.map((id) => ({ id, label: t(`state.${id}`) })),
    },
    seesAllPatients(roles) && {
      ...one,
      id: 'specialist',
      label: t('filters.specialist'),
      options: specialists,
    },
    {
      ...one,
      id: 'test',
      label: t('filters.test'),
      options: TEST_CHOICES.map((id) => ({
        id,
        label:
          id === 'IN_PROGRESS' || id === 'NONE' ? t(`filters.tests.${id}`) : t(`medical-tests:type.${id}`),
      })),
    },
    may('getIntake', roles) && {
      ...one,
      id: 'intake',
      label: t('filters.intake'),
      options: INTAKE_CHOICES.map((id) => ({ id, label: t(`filters.intakes.${id}`) })),
    },
    tags.length > 0 && { kind: 'choice', id: 'tag', label: t('filters.tag'), options: tags },
    coupons.length > 0 && { kind: 'choice', id: 'coupon', label: t('filters.coupon'), options: coupons },
  ];
  return filters.filter((filter) => filter !== false);
}
