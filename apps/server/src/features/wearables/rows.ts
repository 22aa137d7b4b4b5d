import type { WearableSkipped } from '@healzy/api/schema';
import type { WearableChoice } from '@healzy/domain/wearables';
import type { SourceSpan } from '@healzy/domain/wearables/delivery';
import { LANGUAGES } from '@healzy/domain/shared';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../../platform/db/columns.ts';
import { table, type RowOf } from '../../platform/db/table.ts';

const count = z.number().int();

export const wearableImports = table(
  'wearable_imports',
  z.object({
    id: idColumn,
    accountId: idColumn,
    patientId: idColumn,
    linkId: idColumn.nullable(),
    isFromPatient: z.boolean(),
    fileName: z.string(),
    format: z.string(),
    choices: columnOfType<WearableChoice[]>(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
    completedAt: instantColumn.nullable(),
    parts: count,
    read: count,
    stored: count,
    skipped: columnOfType<WearableSkipped[]>(),
    sources: columnOfType<SourceSpan[]>(),
    lastRecordAt: instantColumn.nullable(),
  }),
);
export type ImportRow = RowOf<typeof wearableImports>;

export const wearableParts = table(
  'wearable_parts',
  z.object({
    importId: idColumn,
    accountId: idColumn,
    part: count,
    contentHash: z.string(),
    records: count,
    sources: columnOfType<SourceSpan[]>(),
    lastRecordAt: instantColumn.nullable(),
  }),
);

/** A call of a device that may be repeated. */
export interface RecentCall {
  key: string | null;
  hash: string;
  stored: number;
  known: number;
}

export const wearableDevices = table(
  'wearable_devices',
  z.object({
    id: idColumn,
    accountId: idColumn,
    patientId: idColumn,
    name: z.string(),
    choices: columnOfType<WearableChoice[]>(),
    tokenHash: z.string(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
    firstCallAt: instantColumn.nullable(),
    lastCallAt: instantColumn.nullable(),
    lastRecordAt: instantColumn.nullable(),
    records: count,
    sources: columnOfType<SourceSpan[]>(),
    recentCalls: columnOfType<RecentCall[]>(),
    revokedAt: instantColumn.nullable(),
    revokedBy: idColumn.nullable(),
  }),
);
export type DeviceRow = RowOf<typeof wearableDevices>;

export const wearableLinks = table(
  'wearable_links',
  z.object({
    id: idColumn,
    accountId: idColumn,
    patientId: idColumn,
    language: z.enum(LANGUAGES),
    delivery: z.enum(['COPY', 'EMAIL', 'SMS']),
    sentTo: z.string().nullable(),
    tokenHash: z.string(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
    expiresAt: instantColumn,
    openedAt: instantColumn.nullable(),
    endedAt: instantColumn.nullable(),
  }),
);

export const wearableBlocks = table(
  'wearable_blocks',
  z.object({
    id: idColumn,
    accountId: idColumn,
    patientId: idColumn,
    importId: idColumn.nullable(),
    deviceId: idColumn.nullable(),
    part: count,
    metric: z.string(),
    day: z.iso.date(),
    records: count,
    data: columnOfType<Uint8Array>(),
  }),
);

export const wearableSourceOrders = table(
  'wearable_source_orders',
  z.object({
    id: idColumn,
    patientId: idColumn,
    accountId: idColumn,
    sources: columnOfType<string[]>(),
  }),
);
