import type { Patient, PatientAlert, PatientRecordSummary, TimelineEntry } from '@healzy/api/patients';
import type { TimelineKind } from '@healzy/domain/patients';
import type { Action, RouteId } from '@healzy/domain/session';
import type { LucideIcon } from '@healzy/ui/primitives/Icon';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Formats } from './formats.ts';

/** What sentences of the record are made with. */
export interface RecordTools {
  readonly t: TFunction<['patients', 'app', 'patient-data']>;
  readonly formats: Formats;
}

/** How a kind of entry of the timeline looks, and where it leads; its sentence is under `patients:timeline.kind`. */
export interface TimelineLook {
  readonly icon: LucideIcon;
  readonly tone: 'neutral' | 'accent' | 'critical' | 'warning' | 'success' | 'info';
  /** Where the thing is found; nothing where the entry says all there is. */
  readonly route?: RouteId | ((entry: TimelineEntry) => RouteId);
  /** The thing itself where it has an address of its own on that page. */
  readonly hrefOf?: (entry: TimelineEntry, page: string) => string;
  /** Its title where the sentence needs more than the entry's own title. */
  readonly titleOf?: (entry: TimelineEntry, tools: RecordTools) => string;
  readonly contentOf?: (entry: TimelineEntry, tools: RecordTools) => string | undefined;
  /** Says for when it is planned. */
  readonly isPlanned?: boolean;
}

/** What must be known of a patient: how it looks and where it is dealt with. */
export interface AlertLook {
  readonly tone: 'critical' | 'warning' | 'info';
  readonly route: RouteId;
  /** Its sentence where `patients:alert` needs more than the alert's own text. */
  readonly textOf?: (alert: PatientAlert, tools: RecordTools) => string;
}

/** What is done often with a patient, and the page that asks for it (`useOpenIntent` with the same id). */
export interface QuickAction {
  readonly id: 'weight' | 'note' | 'test' | 'intake' | 'document';
  readonly order: number;
  readonly icon: LucideIcon;
  readonly route: RouteId;
  readonly action: Action;
  readonly isClinical: boolean;
  /** Whether the page opens its form at once; it does unless this says no. */
  readonly asks?: (summary: Pick<PatientRecordSummary, 'tests'>) => boolean;
}

/** A card beside the timeline. */
export interface RecordCard {
  readonly order: number;
  readonly isClinical: boolean;
  readonly Card: ComponentType<{ patient: Patient; summary: PatientRecordSummary; zone: string }>;
}

/** What a feature shows in a patient's record beside its own pages. */
export interface RecordParts {
  readonly timeline?: Readonly<Partial<Record<TimelineKind, TimelineLook>>>;
  readonly alerts?: Readonly<Partial<Record<PatientAlert['kind'], AlertLook>>>;
  readonly quickActions?: readonly QuickAction[];
  readonly cards?: readonly RecordCard[];
}
