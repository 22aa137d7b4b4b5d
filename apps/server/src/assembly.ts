import { RECORD_SECTIONS, type RecordSection } from '@healzy/domain/patient-transfer';
import {
  DASHBOARD_CARDS,
  SETUP_STEPS,
  VISIT_CHANGES,
  WORKLIST_KINDS,
  type VisitChangeKind,
  type WorklistKind,
} from '@healzy/domain/dashboard';
import { DOCUMENT_ENTITY_TYPES } from '@healzy/domain/documents';
import { FOLLOW_UP_PROOFS } from '@healzy/domain/follow-up-plans';
import { NOTIFICATION_KINDS, type NotificationKind } from '@healzy/domain/notifications';
import { CITATION_KINDS } from '@healzy/domain/shared';
import { TIMELINE_KINDS } from '@healzy/domain/patients';
import type { DemoData } from './contributions/demo.ts';
import type { Contributions } from './contributions/index.ts';
import type { NotificationSource } from './contributions/notifications.ts';
import type { AnyPatientFigure, FigureName } from './contributions/patient-figures.ts';
import type { PatientDaySources } from './contributions/patient-days.ts';
import type { PatientFilterSources } from './contributions/patient-filters.ts';
import type { RecordSource } from './contributions/record.ts';
import type { AllStepProofs } from './contributions/step-proofs.ts';
import type { SummarySource } from './contributions/summary.ts';
import type { AnyVisitChangeReader } from './contributions/visits.ts';
import type { WorklistSource } from './contributions/worklist.ts';
import type { Handlers } from './platform/http/calls.ts';
import { CONTRACT_OPERATIONS } from './platform/http/contract.ts';
import type { CleanUp } from './platform/jobs/clean-up.ts';
import type { MinuteJob } from './platform/jobs/minute-jobs.ts';
import type { ServerModule } from './module.ts';

/** The handler of every operation, from all modules. */
export const handlersOf = (modules: readonly ServerModule[]): Handlers =>
  gather(modules, {
    part: 'handlers',
    keys: CONTRACT_OPERATIONS.map(({ id }) => id),
    of: ({ handlers }) => handlers.map((handler) => [handler.id, handler]),
  }) as Handlers;

/** What the modules contribute to the hubs: each part complete, each entry from one module. */
export const contributionsOf = (modules: readonly ServerModule[]): Contributions => ({
  timeline: gather(modules, {
    part: 'timeline',
    keys: TIMELINE_KINDS,
    of: ({ timeline = {} }) => entriesOf(timeline),
  }),
  cards: gather(modules, {
    part: 'cards',
    keys: DASHBOARD_CARDS,
    of: ({ cards = {} }) => entriesOf(cards),
  }),
  setup: gather(modules, {
    part: 'setup',
    keys: SETUP_STEPS,
    of: ({ setup = {} }) => entriesOf(setup),
  }),
  worklist: worklistOf(modules),
  notifications: notificationsOf(modules),
  stepProofs: stepProofsOf(modules),
  visits: gather(modules, {
    part: 'visits',
    keys: ['source'],
    of: ({ visits }) => (visits ? [['source', visits] as const] : []),
  }).source,
  patientFilters: gather(modules, {
    part: 'patientFilters',
    of: ({ patientFilters = {} }) => entriesOf(patientFilters),
    // Each has its own values.
  }) as PatientFilterSources,
  patientFigures: gather(modules, {
    part: 'patientFigures',
    of: ({ patientFigures = {} }) => entriesOf<FigureName, AnyPatientFigure>(patientFigures),
  }),
  patientDays: patientDaysOf(modules),
  visitChanges: gather(modules, {
    part: 'visitChanges',
    keys: VISIT_CHANGES,
    of: ({ visitChanges = {} }) => entriesOf<VisitChangeKind, AnyVisitChangeReader>(visitChanges),
  }),
  summary: gather(modules, {
    part: 'summary',
    of: ({ summary = {}, clinicalSummary = {} }) => [
      ...summarySources(summary, false),
      ...summarySources(clinicalSummary, true),
    ],
  }),
  alerts: gather(modules, { part: 'alerts', of: ({ alerts = {} }) => entriesOf(alerts) }),
  documentOwners: gather(modules, {
    part: 'documentOwners',
    keys: DOCUMENT_ENTITY_TYPES,
    of: ({ documentOwners = {} }) => entriesOf(documentOwners),
  }),
  record: gather(modules, {
    part: 'recordSections',
    keys: RECORD_SECTIONS,
    of: ({ recordSections = {} }) => entriesOf<RecordSection, RecordSource>(recordSections),
  }),
  citations: gather(modules, {
    part: 'citations',
    keys: CITATION_KINDS,
    of: ({ citations = {} }) => entriesOf(citations),
  }),
  measuredResting: gather(modules, {
    part: 'measuredResting',
    keys: ['reader'],
    of: ({ measuredResting }) => (measuredResting ? [['reader', measuredResting] as const] : []),
  }).reader,
  finishings: modules.flatMap(({ finishing = [] }) => finishing),
  handOvers: modules.flatMap(({ handOver = [] }) => handOver),
  planCopies: modules.flatMap(({ planCopies = [] }) => planCopies),
  erasure: {
    ids: modules.flatMap(({ erasure }) => erasure?.ids ?? []),
    addresses: modules.flatMap(({ erasure }) => erasure?.addresses ?? []),
    repeats: modules.flatMap(({ erasure }) => erasure?.repeats ?? []),
    anonymous: modules.flatMap(({ erasure }) => erasure?.anonymous ?? []),
  },
  stayingTables: modules.flatMap(({ stayingTables = [] }) => stayingTables),
  demo: demoOf(modules),
});

const patientDaysOf = (modules: readonly ServerModule[]): PatientDaySources =>
  gather<keyof PatientDaySources, PatientDaySources[keyof PatientDaySources]>(modules, {
    part: 'patientDays',
    keys: ['glucose', 'planned'],
    of: ({ patientDays = {} }) => entriesOf(patientDays),
  }) as PatientDaySources;

const stepProofsOf = (modules: readonly ServerModule[]): AllStepProofs =>
  gather(modules, {
    part: 'stepProofs',
    keys: FOLLOW_UP_PROOFS,
    of: ({ stepProofs = {} }) => entriesOf(stepProofs),
  });

function worklistOf(modules: readonly ServerModule[]): Record<WorklistKind, WorklistSource> {
  return gather(modules, {
    part: 'worklist',
    keys: WORKLIST_KINDS,
    of: ({ worklist = {} }) =>
      entriesOf(worklist).map(([kind, { select, ...source }]): [WorklistKind, WorklistSource] => [
        kind,
        { ...source, select: typeof select === 'string' ? select : select(stepProofsOf(modules)) },
      ]),
  });
}

function notificationsOf(modules: readonly ServerModule[]): Record<NotificationKind, NotificationSource> {
  return gather(modules, {
    part: 'notifications',
    keys: NOTIFICATION_KINDS,
    of: ({ notifications = {} }) =>
      entriesOf(notifications).map(
        ([kind, { select, ...source }]): [NotificationKind, NotificationSource] => [
          kind,
          { ...source, select: typeof select === 'string' ? select : select(stepProofsOf(modules)) },
        ],
      ),
  });
}

/**
 * The demo data of all modules, each after what it needs.
 *
 * @throws when it needs a module without demo data, or itself
 */
function demoOf(modules: readonly ServerModule[]): DemoData[] {
  const left = new Map(modules.flatMap(({ name, demo }) => (demo ? [[name, demo] as const] : [])));
  const sorted = new Map<string, DemoData>();
  while (left.size > 0) {
    const ready = [...left].find(([, { needs }]) => needs.every((name) => sorted.has(name)));
    if (ready === undefined) {
      const missing = [...left].map(([name, { needs }]) => `${name} (${needs.join(', ')})`);
      throw new Error(`Demo data needs what no module contributes before it: ${missing.join('; ')}.`);
    }
    const [name, demo] = ready;
    sorted.set(name, demo);
    left.delete(name);
  }
  return [...sorted.values()];
}

const entriesOf = <Key extends string, Entry>(table: Partial<Record<Key, Entry>>): [Key, Entry][] =>
  Object.entries(table) as [Key, Entry][];

const summarySources = <Part extends string>(
  readers: { [Each in Part]?: SummarySource['read'] },
  isClinical: boolean,
): [Part, SummarySource][] =>
  entriesOf<Part, SummarySource['read']>(readers).map(([part, read]) => [part, { isClinical, read }]);

/** The clean-up jobs of all modules. */
export const cleanUpsOf = (modules: readonly ServerModule[]): CleanUp[] =>
  modules.flatMap(({ cleanUp }) => cleanUp ?? []);

/** What all modules do every minute. */
export const minuteJobsOf = (modules: readonly ServerModule[]): MinuteJob[] =>
  modules.flatMap(({ everyMinute }) => everyMinute ?? []);

/**
 * Merges what the modules contribute to one part; complete, and with no key twice.
 *
 * @throws a message that names the module to change
 */
function gather<Key extends string, Entry>(
  modules: readonly ServerModule[],
  {
    part,
    keys = [],
    of,
  }: {
    part: string;
    keys?: readonly Key[];
    of: (module: ServerModule) => Iterable<readonly [Key, Entry]>;
  },
): Record<Key, Entry> {
  const owners = new Map<Key, string>();
  const table: Partial<Record<Key, Entry>> = {};
  for (const module of modules) {
    for (const [key, entry] of of(module)) {
      const owner = owners.get(key);
      if (owner !== undefined) {
        throw new Error(`Both "${owner}" and "${module.name}" contribute "${key}" to ${part}. Keep one.`);
      }
      owners.set(key, module.name);
      table[key] = entry;
    }
  }
  const missing = keys.filter((key) => !owners.has(key));
  if (missing.length > 0) {
    throw new Error(
      `No module contributes ${missing.join(', ')} to ${part}. Add it to the contributions.ts of a feature, and a new feature to modules.ts.`,
    );
  }
  return table as Record<Key, Entry>;
}
