import type { Patient, PatientAlert, PatientRecordSummary, TimelineEntry } from '@healzy/api/patients';
import type { MedicalTestType } from '@healzy/domain/medical-tests';
import type { TimelineKind, ValuesBefore } from '@healzy/domain/patients';
import type { Action, RouteId } from '@healzy/domain/session';
import type { CitationKind } from '@healzy/domain/shared';
import type { LucideIcon } from '@healzy/ui/primitives';
import type { ComponentType } from 'react';
import type { ChartCitations, CitationSource, RecordTools } from './citations.ts';
import type { Sentences } from './sentence-types.ts';
import type { FindingText } from './useFindingText.ts';

export type { RecordTools } from './citations.ts';

/** The same for alerts, which can be about a finding of glucose. */
export interface AlertTools extends RecordTools {
  readonly findingText: FindingText;
}

/** How a kind of timeline entry looks, and where it links; its sentence is under `patients:timeline.kind`. */
export interface TimelineLook {
  readonly icon: LucideIcon;
  readonly tone: 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info';
  /** The page that shows it; omitted if the entry says everything. */
  readonly route?: RouteId | ((entry: TimelineEntry) => RouteId);
  /** The address of the item itself, if it has one on that page. */
  readonly hrefOf?: (entry: TimelineEntry, page: string) => string;
  /** Its title, if the sentence needs more than the entry's own title. */
  readonly titleOf?: (entry: TimelineEntry, tools: RecordTools) => string;
  /** `before` has the values before those of the entry, as far as they are known. */
  readonly contentOf?: (entry: TimelineEntry, tools: RecordTools, before: ValuesBefore) => string | undefined;
  /** Shows the date for which it is planned. */
  readonly isPlanned?: boolean;
}

/** How an alert about a patient looks, and where to deal with it; in a word or two it is `patients:alert.short`. */
export interface AlertLook {
  readonly tone: 'critical' | 'warning' | 'info';
  readonly route: RouteId;
  /** What it says one by one, if it says several things: each allergy. */
  readonly chipsOf?: (alert: PatientAlert, tools: RecordTools) => readonly string[];
  /** Their number in words, if they are not counted with the other alerts. */
  readonly countOf?: (count: number, tools: RecordTools) => string;
  /** Its sentence, if `patients:alert` needs more than the alert's own text. */
  readonly textOf?: (alert: PatientAlert, tools: AlertTools) => string;
  /** Its address, if it has one of its own on that page. */
  readonly hrefOf?: (alert: PatientAlert, patientId: string) => string;
}

/** A card next to the timeline, or a fact of the band above it. */
export interface RecordCard {
  readonly order: number;
  readonly isClinical: boolean;
  readonly Card: ComponentType<{ patient: Patient; summary: PatientRecordSummary; zone: string }>;
}

/** Something that a patient's first visit is about; it is done when the record says so. */
export interface FirstVisitStep {
  /** Key of its words in `patients:firstVisit.step`. */
  readonly id: keyof Sentences['patients']['firstVisit']['step'];
  readonly order: number;
  readonly isClinical: boolean;
  readonly isDone: (summary: PatientRecordSummary, patient: Patient) => boolean;
  /** Where it is done; offered to those who may do it. */
  readonly action: Action;
  readonly hrefOf: (patientId: string) => string;
}

/** When weight and height were last measured. */
export type Measured = Pick<PatientRecordSummary, 'weight' | 'height'>;

/** Figures computed from what was measured, with their names; null where they cannot be. */
export type BodyFacts = (
  patient: Patient,
  measured: Measured,
  tools: RecordTools,
) => readonly [string, string | null][];

/** What a feature contributes to a patient's record, in addition to its own pages. */
export interface RecordParts {
  readonly timeline?: Readonly<Partial<Record<TimelineKind, TimelineLook>>>;
  /** Shown with the body figures of the patient's card. */
  readonly bodyFacts?: BodyFacts;
  readonly alerts?: Readonly<Partial<Record<PatientAlert['kind'], AlertLook>>>;
  readonly cards?: readonly RecordCard[];
  /** Each is an entry of a list. */
  readonly glance?: readonly RecordCard[];
  readonly firstVisit?: readonly FirstVisitStep[];
  /** What a note can cite. */
  readonly citations?: Readonly<Partial<Record<CitationKind, CitationSource>>>;
  /** The charts that a note can cite, by type of medical test. */
  readonly chartCitations?: Readonly<Partial<Record<MedicalTestType, ChartCitations>>>;
}
