import type { Patient } from '@healzy/api/patients';
import type { ComponentType } from 'react';
import { loadWords } from '../../app/i18n.ts';
import { modules } from '../../app/modules.ts';

interface LoadedCard {
  readonly order: number;
  readonly Card: ComponentType<{ patient: Patient }>;
}

let loaded: readonly LoadedCard[] = [];

/** The cards that features add to the page about a patient's state, fetched in parallel with the page's own code. */
export const stateCards = {
  async load(): Promise<void> {
    const cards = modules().flatMap(({ stateCard = [] }) => stateCard);
    [loaded] = await Promise.all([
      Promise.all(cards.map(async ({ order, load }) => ({ order, Card: await load() }))),
      loadWords(cards.flatMap(({ namespaces }) => namespaces)),
    ]);
  },
  /** In their order; loaded with the page. */
  all: () => loaded.toSorted((a, b) => a.order - b.order),
};
