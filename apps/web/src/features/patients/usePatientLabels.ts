import {
  countryName,
  PATIENT_FIELD_NAMES,
  type AssignedSpecialist,
  type PatientFormValues,
} from '@healzy/domain/patients';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { observersOf, principalOf } from './principal.ts';
import type { Option } from '@healzy/ui/components/Select';

/** The labels of a card's fields, and display texts for those that hold ids. */
export function usePatientLabels(specialists: readonly Option[]) {
  const { t } = useTranslation(['patients', 'app']);
  const language = useLanguage();
  const nameOf = (id: string) => specialists.find((one) => one.id === id)?.label ?? id;
  const labels: Partial<Record<keyof PatientFormValues, string>> = {
    ...Object.fromEntries(PATIENT_FIELD_NAMES.map((field) => [field, t(`form.${field}`)])),
    state: t('columns.state'),
    specialists: t('form.principal'),
    tags: t('tags.label'),
  };
  return {
    labels,
    translate(field: string, value: unknown): string | null {
      if (field === 'sex' && (value === 'FEMALE' || value === 'MALE')) return t(`sex.${value}`);
      if (field === 'state' && (value === 'ACTIVE' || value === 'INACTIVE')) return t(`state.${value}`);
      if (field === 'tags' && Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
      if (field === 'language' && (value === 'es' || value === 'en')) return t(`app:language.${value}`);
      if (field === 'country' && typeof value === 'string') return countryName(value, language);
      if (field !== 'specialists' || !Array.isArray(value) || value.length === 0) return null;
      const assigned = value as readonly AssignedSpecialist[];
      const principal = principalOf(assigned);
      const observers = observersOf(assigned).map((one) => nameOf(one.professionalId));
      const main = principal ? nameOf(principal.professionalId) : t('area.noSpecialist');
      return observers.length === 0
        ? main
        : t('form.principalObserved', { principal: main, observers: observers.join(', ') });
    },
  };
}
