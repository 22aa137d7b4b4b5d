import { GLUCOSE_UNITS, type GlucoseUnit } from '@healzy/domain/shared';
import { atom } from 'jotai';
import { deviceMemory } from './browser-storage.ts';
import { store } from './store.ts';

const STORAGE_KEY = 'healzy.glucose-unit';

const remembered = (): GlucoseUnit =>
  GLUCOSE_UNITS.find((unit) => unit === deviceMemory.get(STORAGE_KEY)) ?? 'mg/dL';

/** The unit in which glucose is shown on this device, whatever unit the files had. */
export const glucoseUnitAtom = atom<GlucoseUnit>(remembered());

export function chooseGlucoseUnit(unit: GlucoseUnit): void {
  store.set(glucoseUnitAtom, unit);
  deviceMemory.set(STORAGE_KEY, unit);
}
