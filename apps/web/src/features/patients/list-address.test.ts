import type { PatientsQuery } from '@healzy/api/patients';
import { PATIENT_COLUMNS } from '@healzy/domain/patients';
import { describe, expect, it } from 'vitest';
import { columnsOf, columnStateOf, USUAL_COLUMNS } from './column-choice.ts';
import { addressOf, listingOf, sortOfTable, tableSortOf } from '../../app/lists/list-address.ts';
import '../index.ts';
import { filterOf, listingOfView, patientList, queryOf } from './list-address.ts';
import { patientsOf } from './usePatientBulk.ts';

const ID = '01a1ff80-d701-7a29-b199-768e24037743';
const listing = (address: string) => listingOf(patientList(), new URLSearchParams(address));

describe('the address of the list', () => {
  it.each([
    '',
    'search=lucia&state=ACTIVE&test=IN_PROGRESS',
    `specialist=${ID}&test=CGM&coupon=A&coupon=B&tag=VIP&sort=-lastActivity`,
    'search=%C3%81ngel+%26+co&test=NONE&tag=%3D1%2B1',
  ])('round-trips: %s', (address) =>
    expect(addressOf(patientList(), listing(address)).toString()).toBe(address),
  );

  it('ignores invalid values', () => {
    const nonsense = `state=DEAD&specialist=me&test=X&coupon=${'x'.repeat(61)}&tag=&sort=height&person=1`;
    expect(listing(nonsense)).toEqual({ search: '', sort: 'surname', filters: {} });
    expect(listing(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
  });

  it('keeps what else the address says', () => {
    const before = new URLSearchParams('person=1&search=old&state=ACTIVE');
    expect(addressOf(patientList(), listing('search=new'), before).toString()).toBe('person=1&search=new');
  });

  it('becomes exactly that query', () => {
    expect(
      queryOf(listing(`search=a&state=INACTIVE&specialist=${ID}&test=BLOOD_ANALYSIS&tag=b&sort=-name`)),
    ).toEqual({
      search: 'a',
      state: 'INACTIVE',
      professionalId: ID,
      testType: ['BLOOD_ANALYSIS'],
      tag: ['b'],
      sort: '-name',
    });
    expect(queryOf(listing('intake=WAITING'))).toEqual({ sort: 'surname', hasIntakeWaiting: true });
    expect(queryOf(listing('nutritionalPlan=ENDED'))).toEqual({ sort: 'surname', nutritionalPlan: 'ENDED' });
    expect(queryOf(listing('nutritionalPlan=PAUSED'))).toEqual({ sort: 'surname' });
    expect(queryOf(listing('test=NONE'))).toEqual({ sort: 'surname', hasTestInProgress: false });
  });

  it('is restored by a saved view, except for the search', () => {
    const shown = listing(
      `search=lucia&state=ACTIVE&specialist=${ID}&test=NONE&intake=WAITING&coupon=A&tag=VIP&sort=-birthdate`,
    );
    const view = { filter: filterOf(shown), sort: shown.sort, columns: [...USUAL_COLUMNS] };
    expect(JSON.stringify(view)).not.toContain('lucia');
    expect(listingOfView(view)).toEqual({ ...shown, search: '' });
  });
});

describe('the sort of a column', () => {
  it.each([
    'surname',
    '-surname',
    'email',
    '-email',
    'birthdate',
    '-birthdate',
    '-lastActivity',
    'createdAt',
    'nextAppointment',
    '-nextAppointment',
  ] as const)('is that of the list: %s', (sort) =>
    expect(sortOfTable(patientList(), tableSortOf(patientList(), sort))).toBe(sort),
  );
  it('is by age where the list sorts by birthdate: the youngest was born last', () =>
    expect(sortOfTable(patientList(), { column: 'age', direction: 'ascending' })).toBe('-birthdate'));
});

describe('the choice of columns', () => {
  it('keeps the visible ones in order, and knows the others', () => {
    const state = columnStateOf(['patient', 'tags', 'age']);
    expect(columnsOf(state)).toEqual(['patient', 'tags', 'age']);
    expect(columnsOf({ ...state, hidden: [] })).toHaveLength(PATIENT_COLUMNS.length);
    // A row means nothing without its name.
    expect(columnsOf({ ...state, hidden: ['patient', 'age'] })).toContain('patient');
    expect(columnsOf({})[0]).toBe('patient');
  });
});

describe('the patients of a selection', () => {
  const query: PatientsQuery = { sort: 'surname', limit: 25, search: 'a', tag: ['VIP'] };
  it('are listed, or all results except some', () => {
    expect(patientsOf({ kind: 'these', ids: new Set([ID]) }, query)).toEqual({
      ids: [ID],
    });
    expect(patientsOf({ kind: 'allExcept', ids: new Set() }, query)).toEqual({
      filter: { search: 'a', tag: ['VIP'] },
    });
    const many = Array.from({ length: 1500 }, (_, index) => `${index}`);
    expect(patientsOf({ kind: 'these', ids: new Set(many) }, query).ids).toEqual(many);
    expect(patientsOf({ kind: 'allExcept', ids: new Set(many) }, query).except).toEqual(many);
    expect(patientsOf({ kind: 'allExcept', ids: new Set([ID]) }, { sort: '-name' })).toEqual({
      filter: {},
      except: [ID],
    });
  });
});
