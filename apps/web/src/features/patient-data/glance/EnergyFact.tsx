import type { Patient } from '@healzy/api/patients';
import { energyBalance } from '@healzy/domain/patient-data';
import { useTranslation } from 'react-i18next';
import { GlanceFact } from '../../../app/GlanceFact.tsx';
import { useFormats } from '../../../app/formats.ts';
import { pathTo } from '../../../app/paths.ts';
import { useEnergyInput } from '../body/useEnergyInput.ts';
import { FactPlace } from './FactPlace.tsx';

/** What the patient spends in a day, and how far what they eat is from it; or the first thing that is missing for it. */
export function EnergyFact({ patient }: { patient: Patient }) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const { input, queries } = useEnergyInput();
  const label = t('glance.energy');
  if (input === undefined && queries.some(({ isPending }) => isPending)) return <FactPlace label={label} />;
  const balance = input && energyBalance(input);
  const total = balance?.total ?? null;
  const deviation = balance?.deviation ?? null;
  const [gap] = balance?.gaps ?? [];
  return (
    <GlanceFact
      label={label}
      value={total && `${formats.number(total.kcal)}\u00a0kcal`}
      missing={t('glance.noEnergy')}
      hint={
        total === null
          ? gap && t(`body.energy.gap.${gap}`)
          : deviation
            ? t('glance.deviation', {
                kind: t(`body.energy.kind.${deviation.kind}`),
                kcal: formats.number(Math.abs(deviation.kcal)),
              })
            : undefined
      }
      href={pathTo('/patient/:patientId/patient-data/anthropometric-data', { patientId: patient.id })}
    />
  );
}
