import type { Patient } from '@healzy/api/patients';
import type { ComponentType } from 'react';
import { loadWords } from '../../app/i18n.ts';
import { modules } from '../../app/modules.ts';

interface LoadedCard {
  readonly order: number;
  readonly Card: ComponentType<{ patient: Patient }>;
}

let loaded: readonly LoadedCard[] = [];

/** Fetches the features' cards of the page about a patient's state, in parallel with the page's own code. */
export async function loadStateCards(): Promise<void> {
  const cards = modules().flatMap(({ stateCard }) => stateCard ?? []);
  [loaded] = await Promise.all([
    Promise.all(cards.map(async ({ order, load }) => ({ order, Card: await load() }))),
    loadWords(cards.flatMap(({ namespaces }) => namespaces)),
  ]);
}

/** The cards in their order; loaded with the page. */
export const stateCards = () => loaded.toSorted((a, b) => a.order - b.order);
