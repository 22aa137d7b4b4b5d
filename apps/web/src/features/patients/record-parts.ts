import type { PatientAlert } from '@healzy/api/patients';
import type { CitationKind } from '@healzy/domain/shared';
import type { TimelineKind } from '@healzy/domain/patients';
import type { ChartCitations, CitationSource } from '../../app/citations.ts';
import { loadCommands } from '../../app/commands.ts';
import { merged, modules } from '../../app/modules.ts';
import type {
  AlertLook,
  BodyFacts,
  FirstVisitStep,
  RecordCard,
  RecordParts,
  TimelineLook,
} from '../../app/record-parts.ts';

interface AllRecordParts {
  readonly timeline: ReadonlyMap<TimelineKind, TimelineLook>;
  readonly alerts: ReadonlyMap<PatientAlert['kind'], AlertLook>;
  readonly cards: readonly RecordCard[];
  readonly glance: readonly RecordCard[];
  readonly firstVisit: readonly FirstVisitStep[];
  readonly bodyFacts: readonly BodyFacts[];
  readonly citations: ReadonlyMap<CitationKind, CitationSource>;
  /** By type of medical test. */
  readonly chartCitations: ReadonlyMap<string, ChartCitations>;
}

let loaded: AllRecordParts | null = null;

const inOrder = <Part extends { order: number }>(parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((a, b) => a.order - b.order);

/** Fetches every feature's parts of the record and its commands, in parallel with the record's own code. */
export async function loadRecordParts(): Promise<void> {
  const [parts] = await Promise.all([
    Promise.all(modules().map(async ({ record }): Promise<RecordParts> => (await record?.()) ?? {})),
    loadCommands(),
  ]);
  loaded = {
    timeline: merged(parts.map(({ timeline }) => timeline)),
    alerts: merged(parts.map(({ alerts }) => alerts)),
    cards: inOrder(parts.flatMap(({ cards = [] }) => cards)),
    glance: inOrder(parts.flatMap(({ glance = [] }) => glance)),
    firstVisit: inOrder(parts.flatMap(({ firstVisit = [] }) => firstVisit)),
    citations: merged(parts.map(({ citations }) => citations)),
    chartCitations: merged<string, ChartCitations>(parts.map(({ chartCitations }) => chartCitations)),
    bodyFacts: parts.flatMap(({ bodyFacts = [] }) => bodyFacts),
  };
}

/** Every feature's parts of the record. The record's frame is rendered once they have loaded. */
export function recordParts(): AllRecordParts {
  if (loaded === null) throw new Error('The record is shown before loadRecordParts() has ended.');
  return loaded;
}
