import { describe, expect, it } from 'vitest';
import { importDoubts, readImportDoubts, type CgmFileIdentity } from './doubts.ts';
import { personIn } from './file/person.ts';

const DAY = 86_400;
const file = (changes: Partial<CgmFileIdentity> = {}): CgmFileIdentity => ({
  person: null,
  devices: ['Dexcom G6'],
  firstEpoch: 0,
  lastEpoch: 14 * DAY,
  ...changes,
});
const nameIn = (text: string, delimiter = ',') => personIn(new TextEncoder().encode(text), delimiter);

describe('doubts about an import', () => {
  it('asks about a name that shares no word with the patient’s', () => {
    expect(importDoubts(file({ person: 'Juan Pérez' }), 'Beatriz Ibáñez Luna', [])).toEqual([
      { id: 'OTHER_PERSON', found: 'Juan Pérez', expected: 'Beatriz Ibáñez Luna' },
    ]);
  });

  it.each(['beatriz', 'IBANEZ, B.', 'Ibáñez Luna', 'X.'])('accepts %s for Beatriz Ibáñez Luna', (person) => {
    expect(importDoubts(file({ person }), 'Beatriz Ibáñez Luna', [])).toEqual([]);
  });

  it('asks about another device over the same days, and not about the next sensor', () => {
    const earlier = { devices: ['FreeStyle Libre 3'], firstEpoch: 2 * DAY, lastEpoch: 9 * DAY };
    expect(importDoubts(file(), 'Ana', [earlier])).toMatchObject([{ id: 'OTHER_DEVICE' }]);
    const before = { ...earlier, firstEpoch: -14 * DAY, lastEpoch: 0.5 * DAY };
    expect(importDoubts(file(), 'Ana', [before])).toEqual([]);
    expect(importDoubts(file(), 'Ana', [{ ...earlier, devices: ['Dexcom G6', 'Phone'] }])).toEqual([]);
    expect(importDoubts(file({ devices: [] }), 'Ana', [earlier])).toEqual([]);
  });

  describe('by serial numbers', () => {
    const libre = (serial: string, first: number, last: number) =>
      file({
        devices: ['FreeStyle Libre 3'],
        serials: [{ serial, days: [[first, last]] }],
        firstEpoch: first * DAY,
        lastEpoch: (last + 1) * DAY - 1,
      });
    const doubtsOf = (one: CgmFileIdentity, earlier: CgmFileIdentity) => importDoubts(one, 'Ana', [earlier]);

    it('asks about another one of the same model over the same days, and names both', () => {
      expect(doubtsOf(libre('B2', 3, 9), libre('A1', 0, 13))).toEqual([
        { id: 'OTHER_DEVICE', found: 'FreeStyle Libre 3, B2', expected: 'FreeStyle Libre 3, A1' },
      ]);
    });

    it('does not ask about the next sensor, nor about the days of a change', () => {
      expect(doubtsOf(libre('B2', 14, 27), libre('A1', 0, 13))).toEqual([]);
      expect(doubtsOf(libre('B2', 12, 27), libre('A1', 0, 13))).toEqual([]);
      expect(doubtsOf(libre('B2', 11, 27), libre('A1', 0, 13))).toHaveLength(1);
    });

    it('does not ask where each covers the gaps of the other, or where they share one', () => {
      const around = {
        ...libre('A1', 0, 20),
        serials: [
          {
            serial: 'A1',
            days: [
              [0, 5],
              [14, 20],
            ] as [number, number][],
          },
        ],
      };
      expect(doubtsOf(libre('B2', 6, 13), around)).toEqual([]);
      const both = { ...libre('A1', 0, 13), serials: ['A1', 'B2'].flatMap((s) => libre(s, 0, 13).serials!) };
      expect(doubtsOf(libre('B2', 3, 9), both)).toEqual([]);
      expect(doubtsOf(libre('B2', 3, 9), { ...libre('A1', 0, 13), serials: null })).toEqual([]);
    });
  });

  it('reads doubts from an answer, and nothing else', () => {
    const doubt = { id: 'OTHER_PERSON', found: 'Ana', expected: 'Luz' };
    expect(readImportDoubts([doubt, { id: 'OTHER' }, null, 3])).toEqual([doubt]);
    expect(readImportDoubts('OTHER_PERSON')).toEqual([]);
  });
});

describe('the name in a file', () => {
  it.each([
    [
      'rows of Clarity',
      'Index,Timestamp,Event Type,Event Subtype,Patient Info\n1,,FirstName,,Ana\n2,,LastName,,Ruiz',
      'Ana Ruiz',
    ],
    ['Spanish rows', 'Índice,Marca\n1,,Nombre,,Ana\n2,,Apellidos,,"Ruiz Gil"', 'Ana Ruiz Gil'],
    ['a label', 'Name:Ana Ruiz,Date Range:2026-01-01 - 2026-01-14', 'Ana Ruiz'],
    ['empty rows', '1,,FirstName,,\n2,,LastName,,', null],
    ['a plain table', 'time,glucose\n2026-03-02 08:00,104', null],
  ])('is read from %s', (_case, text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it('is read under headings', () => {
    expect(nameIn('Last Name;First Name;Patient ID\n"Ruiz";"Ana";"7"', ';')).toBe('Ana Ruiz');
  });
});
