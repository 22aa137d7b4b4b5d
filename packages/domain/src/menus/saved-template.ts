import { z } from 'zod';
import { menuTemplateSchema } from '../nutritional-plans/index.ts';
import { nameText } from '../shared/index.ts';

/** Templates of an account, and the most characters of a name. */
export const SAVED_TEMPLATE_LIMITS = { templates: 500, name: 120 } as const;

/** A menu template of the account as it is written. */
export const savedMenuTemplateSchema = z.object({
  name: nameText(SAVED_TEMPLATE_LIMITS.name),
  template: menuTemplateSchema,
});

export const menuTemplateNameSchema = savedMenuTemplateSchema.pick({ name: true });
export type MenuTemplateName = z.infer<typeof menuTemplateNameSchema>;
