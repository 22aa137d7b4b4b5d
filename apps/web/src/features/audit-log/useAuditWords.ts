import type { AuditLog } from '@healzy/api/audit-log';
import { useTranslation } from 'react-i18next';

type Part = string | undefined;

/** The details of an entry besides its kind, in one line: to whom it was done, from what to what, with which device. */
export function useAuditWords() {
  const { t, i18n } = useTranslation(['audit-log', 'app']);
  const fieldName = (field: string): string =>
    i18n.exists(`audit-log:field.${field}`)
      ? (i18n.t as (key: string) => string)(`audit-log:field.${field}`)
      : field;
  const roles = (held: AuditLog['details']['rolesAfter']): string =>
    (held ?? []).map((role) => t(`app:role.${role}`)).join(', ');

  const rolesOf = ({ rolesBefore, rolesAfter }: AuditLog['details']): Part => {
    if (rolesAfter === undefined) return rolesBefore && roles(rolesBefore);
    return rolesBefore === undefined
      ? roles(rolesAfter)
      : t('roles', { before: roles(rolesBefore), after: roles(rolesAfter) });
  };
  const deviceOf = ({ browser, system }: AuditLog): Part =>
    browser !== null && system !== null ? t('device', { browser, system }) : (browser ?? system ?? undefined);

  return (log: AuditLog): string => {
    const { details, subject } = log;
    const { exported, chart, rows, fields, name, method, reassigned } = details;
    const parts: Part[] = [
      subject?.email,
      rolesOf(details),
      exported && t(`exported.${exported}`),
      chart && t(`chart.${chart}`),
      rows === undefined ? undefined : t('rows', { count: rows }),
      method && t(`method.${method}`),
      fields?.map(fieldName).join(', '),
      name,
      reassigned === undefined ? undefined : t('reassigned', { count: reassigned }),
      deviceOf(log),
    ];
    const line = parts.filter((part) => part !== undefined && part !== '').join(' · ');
    // Our own sentences begin with a capital; an address stays unchanged.
    return subject === null ? line.charAt(0).toLocaleUpperCase(i18n.language) + line.slice(1) : line;
  };
}
