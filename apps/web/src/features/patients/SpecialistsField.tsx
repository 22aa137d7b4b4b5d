import type { AssignedSpecialist } from '@healzy/domain/patients';
import { Checkbox } from '@healzy/ui/components/Checkbox';
import { type Option, Select } from '@healzy/ui/components/Select';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { NoSpecialistYet } from './NoSpecialistYet.tsx';
import { observersOf, principalOf } from './principal.ts';

export interface SpecialistsFieldProps {
  name: string;
  value: readonly AssignedSpecialist[] | undefined;
  onChange: (specialists: AssignedSpecialist[]) => void;
  options: readonly Option[];
  error?: string | undefined;
  isDisabled?: boolean;
  /** Why the field is locked. */
  lockedHint?: string;
}

/** Exactly one principal specialist, and any number of observers. */
export function SpecialistsField({
  name,
  value = [],
  onChange,
  options,
  error,
  isDisabled = false,
  lockedHint,
}: SpecialistsFieldProps) {
  const { t } = useTranslation(['patients', 'app']);
  const principal = principalOf(value)?.professionalId ?? null;
  const observers = observersOf(value).map((one) => one.professionalId);
  const assign = (main: string | null, watching: readonly string[]) =>
    onChange([
      ...(main === null ? [] : [{ professionalId: main, isPrincipal: true }]),
      ...watching
        .filter((id) => id !== main)
        .map((professionalId) => ({ professionalId, isPrincipal: false })),
    ]);
  return (
    <Stack gap="sm">
      <Select
        name={name}
        label={t('form.principal')}
        hint={(isDisabled && lockedHint) || t('form.specialistsHint')}
        placeholder={t('app:form.choose')}
        options={options}
        value={principal}
        onChange={(id) => assign(id, observers)}
        error={error}
        isDisabled={isDisabled}
        isRequired
      />
      {options.length === 0 && !isDisabled && <NoSpecialistYet />}
      {options.length > 1 && (
        <Stack gap="xs" role="group" aria-label={t('form.observers')}>
          <Text weight="medium">{t('form.observers')}</Text>
          {options
            .filter((option) => option.id !== principal)
            .map((option) => (
              <Checkbox
                key={option.id}
                isSelected={observers.includes(option.id)}
                isDisabled={isDisabled}
                onChange={(isSelected) =>
                  assign(
                    principal,
                    isSelected ? [...observers, option.id] : observers.filter((id) => id !== option.id),
                  )
                }
              >
                {option.label}
              </Checkbox>
            ))}
        </Stack>
      )}
    </Stack>
  );
}
