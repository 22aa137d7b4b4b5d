import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/lazy-part.tsx';
import type { RecordCard } from '../../../app/record-parts.ts';
import { FactPlace } from './FactPlace.tsx';

type Props = ComponentProps<RecordCard['Card']>;

function Place({ of }: { of: 'objective' | 'energy' }) {
  const { t } = useTranslation('patient-data');
  return <FactPlace label={t(`glance.${of}`)} />;
}

// Only the first page of a record shows them, and they read answers with the rules of their forms: every other page of a
// record would fetch those too.

export const ObjectiveFact: RecordCard['Card'] = lazyPart<Props>(
  async () => (await import('./ObjectiveFact.tsx')).ObjectiveFact,
  <Place of="objective" />,
);
export const EnergyFact: RecordCard['Card'] = lazyPart<Props>(
  async () => (await import('./EnergyFact.tsx')).EnergyFact,
  <Place of="energy" />,
);
