import type { Patient } from '@healzy/api/patients';
import type { ComponentType } from 'react';
import { loadWords } from '../../app/i18n.ts';
import { modules } from '../../app/modules.ts';

interface LoadedCard {
  readonly order: number;
  readonly Card: ComponentType<{ patient: Patient }>;
}

/** What the features show of a patient on one page, fetched in parallel with the page's own code. */
function contributedCards(part: 'stateCard' | 'patientFacts') {
  let loaded: readonly LoadedCard[] = [];
  return {
    async load(): Promise<void> {
      const cards = modules().flatMap((module) => module[part] ?? []);
      [loaded] = await Promise.all([
        Promise.all(cards.map(async ({ order, load }) => ({ order, Card: await load() }))),
        loadWords(cards.flatMap(({ namespaces }) => namespaces)),
      ]);
    },
    /** In their order; loaded with the page. */
    all: () => loaded.toSorted((a, b) => a.order - b.order),
  };
}

/** The cards at the end of the page about a patient's state. */
export const stateCards = contributedCards('stateCard');
/** What must be known of a patient beside the results of a test. */
export const patientFacts = contributedCards('patientFacts');
