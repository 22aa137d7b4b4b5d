import type { SavedMenuTemplate } from '@healzy/api/schema';
import type { PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../db/columns.ts';
import { table, type RowOf } from '../db/table.ts';

export const menuTemplates = table(
  'menu_templates',
  z.object({
    id: idColumn,
    accountId: idColumn,
    version: z.number(),
    name: z.string(),
    nameKey: z.string(),
    template: columnOfType<PlanMenuTemplate>(),
    createdBy: idColumn.nullable(),
    createdAt: instantColumn,
    updatedAt: instantColumn,
  }),
);

/** The fields that responses have, of what is stored. */
export const shownTemplates = menuTemplates.omit('accountId', 'nameKey', 'createdBy');

export const toTemplate = (row: RowOf<typeof shownTemplates>): SavedMenuTemplate => ({
  id: row.id,
  version: row.version,
  name: row.name,
  template: row.template,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
