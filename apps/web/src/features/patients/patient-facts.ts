import type { Patient } from '@healzy/api/patients';
import type { ComponentType } from 'react';
import { loadWords } from '../../app/i18n.ts';
import { modules } from '../../app/modules.ts';

interface LoadedFacts {
  readonly order: number;
  readonly Facts: ComponentType<{ patient: Patient }>;
}

let loaded: readonly LoadedFacts[] = [];

/** Fetches what the features know of a patient beside a test, in parallel with the page's own code. */
export async function loadPatientFacts(): Promise<void> {
  const parts = modules().flatMap(({ patientFacts: part }) => part ?? []);
  [loaded] = await Promise.all([
    Promise.all(parts.map(async ({ order, load }) => ({ order, Facts: await load() }))),
    loadWords(parts.flatMap(({ namespaces }) => namespaces)),
  ]);
}

/** The facts in their order; loaded with the page. */
export const patientFacts = () => loaded.toSorted((a, b) => a.order - b.order);
