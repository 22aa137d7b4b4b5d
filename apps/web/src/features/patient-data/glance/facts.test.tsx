import { expect, it, vi } from 'vitest';
import { startI18n } from '../../../app/i18n.ts';
import { patientDataModule } from '../module.ts';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('./EnergyFact.tsx', () => {
  loaded.push('energy');
  return { EnergyFact: () => null };
});
vi.mock('./ObjectiveFact.tsx', () => {
  loaded.push('objective');
  return { ObjectiveFact: () => null };
});

it('no page of a record waits for the facts that its first page alone shows', async () => {
  await startI18n('es');
  const parts = await patientDataModule.record?.();
  expect(parts?.glance?.map(({ order }) => order)).toEqual([10, 20]);
  expect(loaded).toEqual([]);
});
