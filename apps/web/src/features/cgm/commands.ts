import { CalendarPlus2, ListOrdered } from 'lucide-react';
import type { Command } from '../../app/commands.ts';
import { goTo } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';

const TEST_IN_ADDRESS = /^\/patient\/(?<patientId>[^/]+)\/medical-test\/cgm\/(?<medicalTest>[^/]+)/;

/** The CGM test that is open. */
function openTest(): { patientId: string; medicalTest: string } | null {
  const { patientId, medicalTest } = TEST_IN_ADDRESS.exec(window.location.pathname)?.groups ?? {};
  return patientId === undefined || medicalTest === undefined ? null : { patientId, medicalTest };
}

export const cgmCommands: readonly Command[] = [
  {
    name: 'cgmEvent',
    synonyms:
      'nuevo evento anotar comida deporte descanso new event meal food sport exercise rest feeling glucose',
    icon: CalendarPlus2,
    action: 'createCgmEvent',
    isAvailable: () => openTest() !== null,
    target: {
      open: () => {
        const test = openTest();
        if (test !== null)
          goTo(askingFor(pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/events', test), 'event'));
      },
    },
  },
  {
    name: 'cgmTemplates',
    synonyms: 'plantillas recomendaciones consejos textos templates recommendations advice texts',
    icon: ListOrdered,
    action: 'updateCgmRecommendationTemplate',
    target: { href: '/recommendation-templates' },
  },
];
