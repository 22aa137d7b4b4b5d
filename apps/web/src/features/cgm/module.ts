import { ListChecks, Utensils } from 'lucide-react';
import { draft, type WebModule } from '../../app/module.ts';
import { pathTo } from '../../app/paths.ts';
import { askingFor } from '../../app/useOpenIntent.ts';
import type cgm from '../../locales/es/cgm.json';
import type cgmAnalysis from '../../locales/es/cgm-analysis.json';
import type cgmEvents from '../../locales/es/cgm-events.json';
import type cgmInfo from '../../locales/es/cgm-info.json';
import type cgmCanvas from '../../locales/es/cgm-canvas.json';
import type cgmScreen from '../../locales/es/cgm-screen.json';
import type cgmRecommendations from '../../locales/es/cgm-recommendations.json';
import type shared from './sentences/es.json';

declare module '../../app/sentence-types.ts' {
  interface Namespaces {
    cgm: typeof cgm;
    'cgm-analysis': typeof cgmAnalysis;
    'cgm-events': typeof cgmEvents;
    'cgm-info': typeof cgmInfo;
    'cgm-recommendations': typeof cgmRecommendations;
    'cgm-canvas': typeof cgmCanvas;
    'cgm-screen': typeof cgmScreen;
  }
  interface SharedSentences {
    cgm: typeof shared;
  }
}

const EVENTS = '/patient/:patientId/medical-test/cgm/:medicalTest/events';
const EVENT = '/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId';
const ANALYSIS = '/patient/:patientId/medical-test/cgm/:medicalTest/final-analysis';
const INFO = '/patient/:patientId/medical-test/cgm/:medicalTest/patient-info';

const FOLLOW_UP = '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up';

const recommendationsAsking = (test: { patientId: string; medicalTest: string }, what: string) =>
  `${askingFor(pathTo(FOLLOW_UP, test), what)}&view=recommendations`;

export const cgmModule: WebModule = {
  name: 'cgm',
  pages: [
    {
      route: '/recommendation-templates',
      name: 'cgmTemplates',
      parent: '/',
      screen: async () => (await import('./recommendations/TemplatesScreen.tsx')).TemplatesScreen,
      namespaces: ['cgm-recommendations'],
    },
    {
      route: '/patient/:patientId/medical-test/cgm/:medicalTest',
      name: 'cgm',
      parent: '/patient/:patientId/medical-tests',
      screen: async () => (await import('./CgmArea.tsx')).CgmArea,
      namespaces: ['cgm-screen', 'medical-tests'],
      opens: '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up',
    },
    {
      route: '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up',
      name: 'cgmFollowUp',
      parent: '/patient/:patientId/medical-test/cgm/:medicalTest',
      screen: async () => (await import('./CgmFollowUpScreen.tsx')).CgmFollowUpScreen,
      namespaces: [
        'cgm',
        'cgm-analysis',
        'cgm-canvas',
        'cgm-events',
        'cgm-recommendations',
        'cgm-screen',
        'medical-tests',
      ],
    },
    {
      route: '/patient/:patientId/medical-test/cgm/:medicalTest/events',
      name: 'cgmEvents',
      parent: '/patient/:patientId/medical-test/cgm/:medicalTest',
      screen: async () => (await import('./events/CgmEventsScreen.tsx')).CgmEventsScreen,
      namespaces: ['cgm', 'cgm-events', 'cgm-screen', 'medical-tests'],
    },
    {
      route: '/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId',
      name: 'cgmEvent',
      parent: EVENTS,
      screen: async () => (await import('./events/CgmEventScreen.tsx')).CgmEventScreen,
      namespaces: ['cgm', 'cgm-events', 'cgm-screen', 'medical-tests', 'documents'],
    },
    {
      route: '/patient/:patientId/medical-test/cgm/:medicalTest/final-analysis',
      name: 'cgmFinalAnalysis',
      parent: '/patient/:patientId/medical-test/cgm/:medicalTest',
      screen: async () => (await import('./final-analysis/FinalAnalysisScreen.tsx')).FinalAnalysisScreen,
      namespaces: ['cgm', 'cgm-analysis', 'cgm-canvas', 'cgm-screen', 'medical-tests'],
    },
    {
      route: '/patient/:patientId/medical-test/cgm/:medicalTest/patient-info',
      name: 'cgmPatientInfo',
      parent: '/patient/:patientId/medical-test/cgm/:medicalTest',
      screen: async () => (await import('./patient-info/CgmPatientInfoScreen.tsx')).CgmPatientInfoScreen,
      namespaces: ['cgm-info', 'cgm-screen', 'medical-tests', 'patient-data'],
    },
  ],
  drafts: [
    draft('cgm/:patientId/:medicalTest/final-analysis', 'cgmAnalysis', (test) => ({
      href: pathTo(ANALYSIS, test),
    })),
    draft('cgm/:patientId/:medicalTest/events/:event', 'cgmEvent', ({ event, ...test }) => ({
      // `new`, or `new-<when>` for one at a moment of the curve.
      href: event.startsWith('new')
        ? askingFor(pathTo(EVENTS, test), event === 'new' ? 'event' : `event.${event}`)
        : askingFor(pathTo(EVENT, { ...test, eventId: event }), 'edit'),
    })),
    draft('cgm/:patientId/:medicalTest/test', 'cgmTest', (test) => ({
      href: askingFor(pathTo(INFO, test), 'test'),
    })),
    draft('cgm/:patientId/:medicalTest/sensors/:sensor', 'cgmSensor', ({ sensor, ...test }) => ({
      href: askingFor(pathTo(INFO, test), `sensor.${sensor}`),
    })),
    draft(
      'cgm/:patientId/:medicalTest/recommendations/:recommendation',
      'cgmRecommendation',
      ({ recommendation, ...test }) => ({
        href: recommendationsAsking(test, `recommendation.${recommendation}`),
      }),
    ),
    draft('cgm/accounts/:accountId/templates/:template', 'cgmTemplate', ({ template }) => ({
      href: askingFor('/recommendation-templates', template === 'new' ? 'template' : `template.${template}`),
    })),
  ],
  rail: [
    {
      name: 'cgmRecommendations',
      order: 30,
      icon: ListChecks,
      action: 'listCgmRecommendations',
      namespaces: ['cgm-recommendations'],
      load: async () => (await import('./recommendations/RecommendationsRail.tsx')).RecommendationsRail,
    },
    {
      name: 'cgmEvents',
      order: 40,
      icon: Utensils,
      action: 'compareCgmEvent',
      namespaces: ['cgm', 'cgm-events'],
      load: async () => (await import('./events/EventRail.tsx')).EventRail,
    },
  ],
  commands: async () => (await import('./commands.ts')).cgmCommands,
  testPages: { CGM: '/patient/:patientId/medical-test/cgm/:medicalTest' },
  record: async () => (await import('./record.ts')).cgmInRecord,
  visits: async () => (await import('./visits.ts')).cgmInVisits,
  worklist: async () => (await import('./worklist.ts')).cgmInWorklist,
  notifications: async () => (await import('./worklist.ts')).cgmNotifications,
};
