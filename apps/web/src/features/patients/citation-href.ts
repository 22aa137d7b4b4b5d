import { canEnterRoute, type Role, ROUTE_IDS } from '@healzy/domain/session';
import type { Citation } from '@healzy/domain/shared';
import { matchPath } from 'react-router-dom';
import { recordParts } from './record-parts.ts';

const canEnter = (href: string, roles: readonly Role[]): boolean => {
  const [pathname = ''] = href.split('?');
  return ROUTE_IDS.some((route) => canEnterRoute(route, roles) && matchPath(route, pathname) !== null);
};

/**
 * Where something of a patient's record opens. `loadRecordParts` has ended before.
 *
 * Who may know of something may still be refused its page: an administrator sees the list of tests, and no test. It
 * then opens where its kind is listed.
 */
export function citationHref(
  { kind, id, view }: Citation,
  subtype: string | null,
  patientId: string,
  roles: readonly Role[],
): string {
  const { citations, chartCitations } = recordParts();
  const source = citations.get(kind);
  if (source === undefined) throw new Error(`No module contributes the citation "${kind}".`);
  const charts = chartCitations.get(subtype ?? '');
  const own =
    charts && view ? charts.hrefOf(id, view, patientId) : source.hrefOf({ id, view, subtype }, patientId);
  return canEnter(own, roles) ? own : source.hrefOf({ id, view: null, subtype: null }, patientId);
}
