import type { Role } from '@healzy/domain/session';
import { beforeAll, expect, it } from 'vitest';
import '../index.ts';
import { citationHref } from './citation-href.ts';
import { loadRecordParts } from './record-parts.ts';

const CHART = { kind: 'MEDICAL_TEST', id: 't1', view: { name: 'overview', from: null, to: null } } as const;
const MEAL = { kind: 'TEST_EVENT', id: 'e1', view: null } as const;
const DOCUMENT = { kind: 'DOCUMENT', id: 'd1', view: null } as const;
const TESTS = '/patient/p1/medical-tests';

beforeAll(loadRecordParts, 60_000);

it.each<[string, Role, string, Parameters<typeof citationHref>[0], string | null]>([
  ['a chart', 'SPECIALIST', '/patient/p1/medical-test/cgm/t1/follow-up?view=overview', CHART, 'CGM'],
  ['a meal', 'SPECIALIST', '/patient/p1/medical-test/cgm/t1/event/e1', MEAL, 't1'],
  // Their pages are closed to administrators.
  ['a chart', 'ADMIN', TESTS, CHART, 'CGM'],
  ['a meal', 'ADMIN', TESTS, MEAL, 't1'],
  ['a document', 'ADMIN', '/patient/p1/documents?document=d1', DOCUMENT, 'PATIENT'],
])('opens %s for a %s at %s', (_what, role, href, citation, subtype) => {
  expect(citationHref(citation, subtype, 'p1', [role])).toBe(href);
});
