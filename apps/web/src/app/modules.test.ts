import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { patientAlertKindValues } from '@healzy/api/schema';
import { VISIT_CHANGES, WORKLIST_KINDS } from '@healzy/domain/dashboard';
import { MEDICAL_TEST_TYPES } from '@healzy/domain/medical-tests';
import { NOTIFICATION_KINDS } from '@healzy/domain/notifications';
import { CITATION_KINDS } from '@healzy/domain/shared';
import { TIMELINE_KINDS } from '@healzy/domain/patients';
import { afterEach, describe, expect, it } from 'vitest';
import '../features/index.ts';
import type { Page, WebModule } from './module.ts';
import { startI18n } from './i18n.ts';
import { changeLook, loadVisitParts, placeOfVisit } from './visit-looks.ts';
import { loadWorklistParts, lookOf } from '../features/dashboard/worklist-looks.ts';
import {
  loadNotificationParts,
  lookOf as noticeLookOf,
} from '../features/notifications/notification-looks.ts';
import { loadRecordParts, recordParts } from '../features/patients/record-parts.ts';
import { contributed, merged, modules, pages, registerModules } from './modules.ts';
import { routesOf } from './page-routes.ts';

const all = modules();

describe('the features', () => {
  it('are all registered', () => {
    const folders = readdirSync(join(import.meta.dirname, '../features'), { withFileTypes: true });
    const named = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    // Signing in is the basis of the frame itself.
    const missing = named.filter((name) => name !== 'session' && !all.some((module) => module.name === name));
    expect(missing, 'give the folder a module.ts and list it in features/index.ts').toEqual([]);
    expect(all.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  });

  it('load every screen that they name', async () => {
    for (const { screen, route } of pages())
      if (screen !== undefined) expect(await screen(), route).toBeTypeOf('function');
  }, 60_000);

  it.each(['successors', 'change'] as const)('contribute the dialog %s in one place', async (name) => {
    const loads = all.flatMap(({ dialogs }) => dialogs?.[name] ?? []);
    expect(loads).toHaveLength(1);
    expect(await loads[0]?.()).toBeTypeOf('function');
  });

  it('provide pages for existing types of tests only', () => {
    const types = all.flatMap(({ testPages = {} }) => Object.keys(testPages));
    expect(types.filter((type) => !(MEDICAL_TEST_TYPES as readonly string[]).includes(type))).toEqual([]);
  });
});

describe('the parts of features on other screens', () => {
  it('have an appearance for every entry of the timeline and every alert', async () => {
    await startI18n('es');
    await loadRecordParts();
    const { timeline, alerts } = recordParts();
    expect([...timeline.keys()].toSorted()).toEqual(TIMELINE_KINDS.toSorted());
    expect([...alerts.keys()].toSorted()).toEqual(patientAlertKindValues.toSorted());
  });

  it('can open and find everything that a note cites', async () => {
    await loadRecordParts();
    const { citations, chartCitations } = recordParts();
    expect([...citations.keys()].toSorted()).toEqual(CITATION_KINDS.toSorted());
    for (const { hrefOf } of citations.values())
      expect(hrefOf({ id: 'i1', view: null }, 'p1')).toMatch(/^\/(patient\/p1|appointments)/);
    for (const type of chartCitations.keys()) expect(MEDICAL_TEST_TYPES).toContain(type);
  });

  it('have an appearance for every line of the worklist', async () => {
    await loadWorklistParts();
    for (const kind of WORKLIST_KINDS) expect(lookOf({ kind } as never), kind).toHaveProperty('hrefOf');
  });

  it('have an appearance for every kind of notification', async () => {
    await loadNotificationParts();
    for (const kind of NOTIFICATION_KINDS) expect(noticeLookOf(kind), kind).toHaveProperty('hrefOf');
  });

  it('have an appearance for every change since a visit', async () => {
    await loadVisitParts();
    for (const kind of VISIT_CHANGES) expect(changeLook({ kind } as never), kind).toHaveProperty('textOf');
    expect(placeOfVisit({ id: 'v1' })).toMatch(/^\/appointments\?/);
  });

  it('fail where a kind has two appearances, or none', () => {
    expect(() => merged([{ A: 1 }, { A: 2 }])).toThrow('Two modules contribute "A"');
    expect(() => contributed(merged<string, number>([{ A: 1 }]), 'B')).toThrow('No module contributes "B"');
  });
});

describe('two modules', () => {
  afterEach(() => registerModules(all));
  const page = (change: Partial<Page>): WebModule => ({
    name: String(Math.random()),
    pages: [{ route: '/', name: 'dashboard', parent: null, ...change }],
  });

  const dialog = (name: string): WebModule => ({
    name,
    dialogs: { change: () => Promise.resolve(() => null) },
  });

  it.each([
    ['the page "/"', [page({}), page({})]],
    ['the key "x"', [page({ key: 'x' }), page({ route: '/users', key: 'x' })]],
    ['the name "notes"', [{ name: 'notes' }, { name: 'notes' }]],
    ['the dialog "change"', [dialog('notes'), dialog('cgm')]],
  ])('that contribute %s are rejected', (what, doubled) => {
    expect(() => registerModules(doubled)).toThrow(`Two modules contribute ${what}`);
  });

  it('whose pages have a parent that does not exist are rejected', () => {
    expect(() => registerModules([page({ parent: '/users' })])).toThrow('which no module contributes');
  });
});

describe('the tree of routes', () => {
  const screen = () => Promise.resolve(() => null);
  it('puts a page into its nearest frame, and redirects the frame to its first page', () => {
    const tree = routesOf([
      { route: '/patients', name: 'patients', parent: null, screen },
      {
        route: '/patient/:patientId',
        name: 'patient',
        parent: '/patients',
        screen,
        opens: '/patient/:patientId/info',
      },
      { route: '/patient/:patientId/info', name: 'patientInfo', parent: '/patient/:patientId', screen },
      { route: '/patient/:patientId/notes', name: 'notes', parent: '/patient/:patientId/info', screen },
    ]);
    expect(tree.map(({ path }) => path)).toEqual(['/patients', '/patient/:patientId']);
    expect(tree[1]?.children?.map(({ path, index }) => path ?? index)).toEqual([
      true,
      '/patient/:patientId/info',
      '/patient/:patientId/notes',
    ]);
  });
});
