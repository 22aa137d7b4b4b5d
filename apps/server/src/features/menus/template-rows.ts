import type { PlanMenuTemplate } from '@healzy/domain/nutritional-plans';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

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
