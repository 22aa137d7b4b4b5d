import type { ReportDate, ReportPatient } from '../report.ts';
import { nameKey } from './text-keys.ts';
import type { FoundDate } from './facts.ts';

type Facts = Partial<Record<keyof ReportPatient | 'surname', string>>;

/** The lines of a file that are about one person and one sample. */
export interface Segment {
  facts: Facts;
  sampled: ReportDate | null;
  reported: ReportDate | null;
  pages: Set<number>;
}

interface Said {
  facts: Facts;
  dates: FoundDate[];
}

const IDENTITY = ['name', 'surname', 'number', 'born'] as const;
/** `PRUEBA, DOS` and `Dos Prueba` are one name. */
const identityKey = (text: string): string => nameKey(text).split(' ').sort().join(' ');
const day = (date: ReportDate): string => date.date.slice(0, 10);

/** Whether what is known of two persons cannot be of one. */
export const isOtherPerson = (a: Facts, b: Facts): boolean =>
  IDENTITY.some(
    (key) => a[key] !== undefined && b[key] !== undefined && identityKey(a[key]) !== identityKey(b[key]),
  );

const empty = (): Segment => ({ facts: {}, sampled: null, reported: null, pages: new Set() });

/** Follows whose report a line belongs to, from the first page to the last. */
export class Segments {
  readonly all: Segment[] = [empty()];
  private page = 0;
  /** What the head of this page said so far; a page that turns out to begin another report takes it along. */
  private head: Said[] = [];
  private hasRows = false;

  get current(): Segment {
    return this.all.at(-1)!;
  }

  turnTo(page: number): void {
    if (page === this.page) return;
    this.page = page;
    this.head = [];
    this.hasRows = false;
  }

  noteRow(): void {
    this.hasRows = true;
    this.current.pages.add(this.page);
  }

  say(said: Said): void {
    const sample = said.dates.find(({ kind }) => kind === 'SAMPLE')?.date;
    const { current } = this;
    const isOther = isOtherPerson(current.facts, said.facts);
    const isLater = sample !== undefined && current.sampled !== null && day(current.sampled) !== day(sample);
    if (isOther || isLater) {
      this.all.push(empty());
      if (!this.hasRows) for (const before of this.head) this.take(before);
    }
    this.take(said);
    if (!this.hasRows) this.head.push(said);
  }

  private take({ facts, dates }: Said): void {
    const { current } = this;
    current.facts = { ...facts, ...current.facts };
    for (const { kind, date } of dates) {
      if (kind === 'SAMPLE') current.sampled ??= date;
      if (kind === 'REPORT') current.reported ??= date;
    }
  }
}

export function patientFacts({ facts }: Segment): ReportPatient {
  const name = [facts.name, facts.surname].filter((part) => part !== undefined).join(' ');
  return {
    name: name === '' ? null : name,
    number: facts.number ?? null,
    born: facts.born ?? null,
    sex: facts.sex === 'MALE' || facts.sex === 'FEMALE' ? facts.sex : null,
    age: facts.age === undefined ? null : Number(facts.age),
  };
}
