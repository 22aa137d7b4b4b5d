import { daysOfLocalDate, searchKey, type LocalDate } from '../shared/index.ts';

/** What two cards are compared by. */
export interface KnownPerson {
  name: string;
  surname: string;
  birthdate: LocalDate;
}

/** The words of a name as they are compared. */
export const nameWords = ({ name, surname }: Pick<KnownPerson, 'name' | 'surname'>): string[] =>
  searchKey(`${name} ${surname}`)
    .split(/[\s'’.-]+/)
    .filter((word) => word !== '');

/** The date with day and month swapped; null when there is none. */
export function swappedDay(day: LocalDate): LocalDate | null {
  const [year, month, date] = day.split('-');
  const swapped = `${year}-${date}-${month}`;
  return swapped !== day && daysOfLocalDate(swapped) !== null ? swapped : null;
}

/**
 * How much two cards look like one person: 0 is no likeness, 1 the same name. The rule is ours: the same words in any
 * order (name and surname mixed up); all words of one name in the other and at least two of them (a second surname left
 * out); or one or two different letters in a name of eight letters or more. The birthdate must be the same, or, with
 * the same words, have day and month swapped.
 */
export function likeness(a: KnownPerson, b: KnownPerson): number {
  const first = nameWords(a);
  const second = nameWords(b);
  const isSame = first.toSorted().join(' ') === second.toSorted().join(' ');
  if (a.birthdate !== b.birthdate) return isSame && swappedDay(a.birthdate) === b.birthdate ? 0.7 : 0;
  if (isSame) return 1;
  const [fewer, more] = first.length < second.length ? [first, second] : [second, first];
  if (fewer.length >= 2 && fewer.every((word) => more.includes(word))) return 0.9;
  const [left, right] = [first.join(' '), second.join(' ')];
  const isLong = Math.min(left.length, right.length) >= 8;
  return isLong && lettersApart(left, right) <= 2 ? 0.8 : 0;
}

/**
 * Edit distance: letters to add, remove, replace or swap with their neighbour to turn one text into the other; three
 * means any number above two. Computed only as far from the diagonal as two letters can lead, so that long names cost
 * no more than short ones.
 */
function lettersApart(a: string, b: string): number {
  const most = 2;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = new Uint8Array(b.length + 1).fill(most + 1);
  let row = before.map((_, j) => Math.min(j, most + 1));
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint8Array(b.length + 1).fill(most + 1);
    if (i <= most) next[0] = i;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      const isEqual = a[i - 1] === b[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isEqual ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next[j] = Math.min(least, most + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
