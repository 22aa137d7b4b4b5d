import type { AuditDetails } from '@healzy/api/schema';
import type { Role } from '@healzy/domain/session';
import enApp from '../../../../web/src/locales/en/app.json';
import enScreen from '../../../../web/src/locales/en/audit-log.json';
import esApp from '../../../../web/src/locales/es/app.json';
import esScreen from '../../../../web/src/locales/es/audit-log.json';
import { translator } from '../../platform/messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

/** The labels of the log's file: those of its screen, and of columns that only the file has. */
export const translate = translator({
  es: { ...esScreen, columns: { ...esScreen.columns, ...es.columns }, role: esApp.role },
  en: { ...enScreen, columns: { ...enScreen.columns, ...en.columns }, role: enApp.role },
});

type Labels = ReturnType<typeof translate>;

/** Further details of an action, in one line. */
export function detailsAsText(details: AuditDetails, t: Labels): string {
  const rolesOf = (held: readonly Role[] | undefined) => held?.map((role) => t(`role.${role}`)).join(', ');
  const { rolesBefore, rolesAfter, exported, chart, rows, fields, name, method, reassigned } = details;
  const parts = [
    rolesBefore === undefined
      ? rolesOf(rolesAfter)
      : `${rolesOf(rolesBefore)} → ${rolesOf(rolesAfter) ?? '–'}`,
    exported && t(`exported.${exported}`),
    chart && t(`chart.${chart}`),
    rows === undefined ? undefined : t('rows', { count: rows }),
    method && t(`method.${method}`),
    fields?.map((field) => (isLabelled(field) ? t(`field.${field}`) : field)).join(', '),
    name,
    reassigned === undefined ? undefined : t('reassigned', { count: reassigned }),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

const isLabelled = (field: string): field is keyof typeof esScreen.field =>
  Object.hasOwn(esScreen.field, field);
