import type { z } from 'zod';
import { appointmentsTransfer } from '../appointments/transfer.ts';
import { bloodAnalysisTransfer } from '../blood-analysis/transfer.ts';
import { calorimetryTransfer } from '../calorimetry/transfer.ts';
import { cgmTransfer } from '../cgm/transfer.ts';
import { chatsTransfer } from '../chats/transfer.ts';
import { documentsTransfer } from '../documents/transfer.ts';
import { followUpPlansTransfer } from '../follow-up-plans/transfer.ts';
import { medicalTestsTransfer } from '../medical-tests/transfer.ts';
import { menusTransfer } from '../menus/transfer.ts';
import { notesTransfer } from '../notes/transfer.ts';
import { nutritionalPlansTransfer } from '../nutritional-plans/transfer.ts';
import { patientDataTransfer } from '../patient-data/transfer.ts';
import { patientsTransfer } from '../patients/transfer.ts';
import { supplementsTransfer } from '../supplements/transfer.ts';
import { surveysTransfer } from '../surveys/transfer.ts';
import { wearablesTransfer } from '../wearables/transfer.ts';

/** Every feature's part of a record, in the order in which rows can be stored: referenced ones first. */
export const TRANSFER_PARTS = [
  patientsTransfer,
  medicalTestsTransfer,
  documentsTransfer,
  cgmTransfer,
  bloodAnalysisTransfer,
  calorimetryTransfer,
  patientDataTransfer,
  notesTransfer,
  appointmentsTransfer,
  nutritionalPlansTransfer,
  // After the plans that they are of.
  menusTransfer,
  supplementsTransfer,
  chatsTransfer,
  followUpPlansTransfer,
  surveysTransfer,
  wearablesTransfer,
] as const;

type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never;
type RecordRows = Merged<(typeof TRANSFER_PARTS)[number]['rows']>;

/** The schema of one row of each section of a record; the compiler does not follow keys through `fromEntries`. */
export const RECORD_ROWS = Object.fromEntries(
  TRANSFER_PARTS.flatMap(({ rows }) => Object.entries(rows)),
) as RecordRows;

type Complete = (row: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** What completes the rows of a section that an earlier version of the product exported. */
export const FORMER_ROWS: Readonly<Record<string, Complete | undefined>> = Object.fromEntries(
  TRANSFER_PARTS.flatMap(({ former }) => Object.entries(former ?? {})),
);

export type RecordSection = keyof RecordRows;
export const RECORD_SECTIONS = Object.keys(RECORD_ROWS) as RecordSection[];
export type RecordRow<Section extends RecordSection> = z.infer<RecordRows[Section]>;
