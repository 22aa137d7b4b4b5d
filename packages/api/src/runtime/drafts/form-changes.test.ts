import { describe, expect, it } from 'vitest';
import { changedFields, isSame, keepableChanges, rebase } from './form-changes.ts';

describe('changes', () => {
  it.each([
    [null, '', true],
    [undefined, null, true],
    [0, '', false],
    [0, null, false],
    [false, null, false],
    ['a', 'a', true],
    [[1, 2], [2, 1], false],
    [[{ id: 'a', note: null }], [{ id: 'a' }], true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [Number.NaN, Number.NaN, true],
  ])('treats %j and %j as the same: %s', (one, other, same) => expect(isSame(one, other)).toBe(same));

  it('are named by field', () => {
    expect(changedFields({ a: 1, b: '', c: [] }, { a: 2, b: null, c: ['x'] })).toEqual(['a', 'c']);
  });

  it('are kept without files, passwords, and what the form excludes', () => {
    const base = {
      name: '',
      password: '',
      newPassphrase: '',
      recoveryCode: '',
      picture: null,
      iban: '',
      at: null,
    };
    const mine = {
      name: 'Ana',
      password: 'x',
      newPassphrase: 'x',
      recoveryCode: 'x',
      picture: new File(['x'], 'x.png'),
      iban: 'ES00',
      at: new Date(),
    };
    expect(keepableChanges(base, mine, ['iban'])).toEqual({ values: { name: 'Ana' }, base: { name: '' } });
  });

  it('are kept without non-numbers, whose text is kept separately', () => {
    const mine = { weight: Number.NaN, shares: { fat: Number.NaN, protein: 20 }, endless: Infinity };
    expect(keepableChanges({ weight: 60, shares: {}, endless: null }, mine)).toEqual({
      values: { weight: null, shares: { fat: null, protein: 20 } },
      base: { weight: 60, shares: {} },
    });
  });

  it('are kept when a field was emptied', () => {
    expect(keepableChanges({ a: 'x', b: 3 }, { a: '', b: undefined })).toEqual({
      values: { a: '', b: null },
      base: { a: 'x', b: 3 },
    });
  });
});

describe('two changes of the same record', () => {
  const base = { name: 'Ana', phone: '1', city: 'Lugo', email: 'a@b' };

  it('are merged where each changed something else', () => {
    const merge = rebase(base, { name: 'Eva' }, { ...base, phone: '2' });
    expect(merge).toEqual({ mine: { name: 'Eva' }, conflicts: [], theirs: ['phone'] });
  });

  it('are a conflict only where they differ', () => {
    const merge = rebase(base, { name: 'Eva', city: 'Vigo' }, { ...base, name: 'Eva', city: 'Ourense' });
    expect(merge.conflicts).toEqual([{ name: 'city', mine: 'Vigo', theirs: 'Ourense' }]);
    expect(merge.mine).toEqual({ city: 'Vigo' });
    expect(merge.theirs).toEqual([]);
  });

  it('include what others emptied', () => {
    expect(rebase(base, { city: 'Vigo' }, { ...base, city: '' }).conflicts).toEqual([
      { name: 'city', mine: 'Vigo', theirs: '' },
    ]);
  });

  it('leave out a field that the record no longer has', () => {
    expect(rebase({ old: 1 }, { old: 2 }, base)).toMatchObject({ mine: {}, conflicts: [] });
  });
});
