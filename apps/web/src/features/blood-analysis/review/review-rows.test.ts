import type { BloodProposal, BloodSample, BloodValue } from '@healzy/api/blood-analysis';
import { describe, expect, it } from 'vitest';
import {
  acceptRow,
  acceptUndoubted,
  blockOf,
  changeRow,
  countUndoubted,
  emptyRow,
  isMarkOpen,
  keptValues,
  leaveOut,
  nextOpen,
  readValue,
  reopenRefused,
  reopenUnlikely,
  rowsOfSample,
  updateOf,
  writeValue,
} from './review-rows.ts';

const proposal = (id: string, given: Partial<BloodProposal> = {}): BloodProposal => ({
  id,
  marker: id,
  group: 'OTHER',
  label: id,
  value: 92,
  valueText: '92',
  comparator: null,
  unit: 'mg/dL',
  range: { text: '70 - 99', low: 70, high: 99, kind: 'INTERVAL' },
  flag: null,
  loinc: null,
  sampledAt: null,
  previous: null,
  comments: [],
  doubts: [],
  rects: [],
  valueRect: null,
  comparable: null,
  sameAs: null,
  ...given,
});
const sample = (...proposals: BloodProposal[]) => ({ proposals }) as BloodSample;
const rows = (...proposals: BloodProposal[]) =>
  rowsOfSample('report', sample(...proposals), { saved: [], mark: ',' });
const form = (given: ReturnType<typeof rows>) => ({
  sampledAt: '2026-03-02',
  sampledOn: '2026-03-02T08:15',
  laboratory: ' ',
  isFasting: 'YES' as const,
  isPregnant: 'UNKNOWN' as const,
  rows: [...given],
});

describe('a second review of a report', () => {
  it('shows a corrected value as it was saved, and proposes what was left out again', () => {
    const value = {
      ...{ marker: 'hdl', value: 52, comparator: null, unit: 'mg/dL', rangeText: '> 40', comment: null },
      ...{ flag: null, reportId: 'report', proposalId: 'p1', isConfirmed: true },
    };
    const saved = [value, { ...value, marker: 'ldl', reportId: 'another' }] as BloodValue[];
    const again = rowsOfSample('report', sample(proposal('p1'), proposal('p2')), { saved, mark: ',' });
    expect(again).toMatchObject([
      { id: 'p1', marker: 'hdl', valueText: '52', rangeText: '> 40', state: 'ACCEPTED', proposalId: 'p1' },
      { id: 'p2', marker: 'p2', valueText: '92', state: 'OPEN' },
    ]);
  });
});

describe('values as text', () => {
  it.each([
    ['5,6', 5.6, null],
    ['<0.41', 0.41, '<'],
    ['≥ 90', 90, '>='],
    ['<= 3', 3, '<='],
  ])('reads %s', (text, value, comparator) => expect(readValue(text)).toEqual({ value, comparator }));
  it.each(['', '<', '1.234,5', 'positivo', '5 6'])('reads no value in %j', (text) =>
    expect(readValue(text)).toBeNull(),
  );
  it.each([
    [{ value: 250_000, comparator: null }, '250000'],
    [{ value: 0.000_000_5, comparator: null }, '0,0000005'],
    [{ value: 0.41, comparator: '<' }, '< 0,41'],
  ])('writes %j so that it is read back as the same', (value, text) => {
    expect(writeValue(value, ',')).toBe(text);
    expect(readValue(text)).toEqual(value);
  });
  it('sees a mark that could separate thousands', () => {
    expect(isMarkOpen('250.000')).toBe(true);
    expect(isMarkOpen('< 1,234')).toBe(true);
    expect(isMarkOpen('4.35')).toBe(false);
    expect(isMarkOpen('1234,567')).toBe(false);
  });
});

describe('a review', () => {
  it('begins with nothing accepted, and leaves out what says the same in another unit', () => {
    const all = rows(proposal('hba1c'), proposal('other', { sameAs: 'hba1c' }));
    expect(all.map(({ state }) => state)).toEqual(['OPEN', 'LEFT']);
  });

  it('accepts all without doubts at once, and those with doubts one by one', () => {
    const doubtful = proposal('potassium', { doubts: ['SAMPLE_AFFECTED'] });
    const unitless = proposal('iron', { unit: null });
    const first = rows(proposal('glucose'), doubtful, unitless);
    expect(countUndoubted(first)).toBe(1);
    const all = acceptUndoubted(first);
    expect(all.map(({ state, isConfirmed }) => [state, isConfirmed])).toEqual([
      ['ACCEPTED', false],
      ['OPEN', false],
      ['OPEN', false],
    ]);
    expect(nextOpen(all, 'glucose')).toBe('potassium');
    const one = acceptRow(all, 'potassium');
    expect(one[1]).toMatchObject({ state: 'ACCEPTED', isConfirmed: true });
    expect(nextOpen(one, 'iron')).toBe('iron');
    const refused = acceptRow(one, 'iron');
    expect(refused[2]).toMatchObject({ state: 'OPEN', problem: 'UNIT' });
    const whole = acceptRow(changeRow(refused, 'iron', { unit: 'µg/dL' }), 'iron');
    expect(whole[2]).toMatchObject({ state: 'ACCEPTED', problem: null });
    expect(nextOpen(whole, 'iron')).toBeNull();
    expect(blockOf(whole, false)).toBeNull();
  });

  it('opens again what was changed after it was accepted', () => {
    const [row] = changeRow(acceptRow(rows(proposal('glucose')), 'glucose'), 'glucose', { valueText: '93' });
    expect(row?.state).toBe('OPEN');
  });

  it('is not saved with something unreviewed, with an analyte twice, or with nothing', () => {
    const two = rows(proposal('a', { marker: 'glucose' }), proposal('b', { marker: 'glucose' }));
    expect(blockOf(two, false)).toEqual({ kind: 'OPEN', ids: ['a', 'b'] });
    expect(blockOf(acceptUndoubted(two), false)).toEqual({
      kind: 'REPEATED',
      marker: 'glucose',
      ids: ['a', 'b'],
    });
    const none = leaveOut(leaveOut(two, 'a'), 'b');
    expect(blockOf(none, false)).toEqual({ kind: 'NONE' });
    expect(blockOf(none, true)).toBeNull();
  });

  it('keeps what is left out, and drops what was entered by hand', () => {
    const own = emptyRow([], { reportId: null, line: null, marker: null });
    expect(leaveOut([...rows(proposal('a')), own], 'a')).toHaveLength(2);
    expect(leaveOut([own], own.id)).toEqual([]);
    expect(emptyRow([own], { reportId: null, line: 3, marker: 'iron' }).id).not.toBe(own.id);
  });

  it('keeps saved values of other sources, unless their analyte is accepted anew', () => {
    const saved = [
      { marker: 'glucose', reportId: 'older' },
      { marker: 'iron', reportId: 'report', proposalId: '0.2' },
      // Typed by hand from a line that was not understood: reading the report again does not propose it.
      { marker: 'copper', reportId: 'report', proposalId: null },
      { marker: 'zinc', reportId: null },
    ] as BloodValue[];
    const all = acceptUndoubted(rows(proposal('glucose')));
    expect(keptValues(saved, all, 'report').map(({ marker }) => marker)).toEqual(['copper', 'zinc']);
  });

  it('sends accepted rows as typed, with what is not known as such', () => {
    const all = changeRow(rows(proposal('glucose'), proposal('left')), 'glucose', { valueText: '< 5,5' });
    const update = updateOf(form(leaveOut(acceptRow(all, 'glucose'), 'left')), []);
    expect(update).toMatchObject({
      sampledAt: '2026-03-02T08:15',
      laboratory: null,
      isFasting: true,
      isPregnant: null,
    });
    expect(update.values).toEqual([
      expect.objectContaining({
        marker: 'glucose',
        value: 5.5,
        comparator: '<',
        rangeText: '70 - 99',
        proposalId: 'glucose',
        isConfirmed: true,
      }),
    ]);
  });

  it('forgets the time of the sample with its day', () => {
    const other = { ...form([]), sampledAt: '2026-03-01' };
    expect(updateOf(other, []).sampledAt).toBe('2026-03-01');
  });

  it('opens the rows that the server does not accept', () => {
    const all = acceptUndoubted(leaveOut(rows(proposal('x'), proposal('a'), proposal('b')), 'x'));
    const refused = reopenRefused(all, new Map([['values.1.unit', 'BLOOD_UNIT_INVALID']]));
    expect(refused.ids).toEqual(['b']);
    expect(refused.rows[2]).toMatchObject({ state: 'OPEN', problem: 'BLOOD_UNIT_INVALID' });
    const unlikely = reopenUnlikely(all, ['a']);
    expect(unlikely.map(({ state }) => state)).toEqual(['LEFT', 'OPEN', 'ACCEPTED']);
    expect(unlikely[1]?.doubts).toEqual(['VALUE_IMPLAUSIBLE']);
  });
});
