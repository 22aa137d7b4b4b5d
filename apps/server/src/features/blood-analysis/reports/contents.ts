import type { BloodFhirRemark, BloodReport } from '@healzy/api/schema';
import type { LaboratoryFile, LaboratoryReport, ProposedMarker } from '@healzy/domain/blood-analysis';
import type { FhirReading, FhirSample } from '@healzy/domain/blood-analysis/fhir';
import { groupOf } from '@healzy/domain/blood-analysis/markers';
import { createHash } from 'node:crypto';

/** Everything that was read of a report, in the terms of the contract: what is read again is the same. */
export type ReportContents = Pick<
  BloodReport,
  'language' | 'pages' | 'fileDoubts' | 'doubts' | 'samples' | 'notTaken'
> & {
  /** Who accepted the doubts, as they were called then: it goes with the record into another account. */
  acceptedBy?: { name: string; surname: string };
};

type Sample = BloodReport['samples'][number];
type Proposal = Sample['proposals'][number];

/** Proposals of one analyte that agree are one value in two units; those that do not agree are in doubt. */
function sameAs(all: readonly { marker: string; doubts: readonly string[] }[], at: number, prefix: string) {
  const { marker, doubts } = all[at]!;
  const first = all.findIndex((other) => other.marker === marker);
  return first === at || doubts.includes('MARKER_TWICE') ? null : `${prefix}.${first}`;
}

const printed = (proposal: ProposedMarker, id: string, same: string | null): Proposal => ({
  ...proposal,
  id,
  group: groupOf(proposal.marker),
  sameAs: same,
});

const sampleOf = (report: LaboratoryReport, at: number): Sample => ({
  pages: report.pages,
  person: report.patient,
  sampled: report.sampled,
  reported: report.reported,
  laboratory: null,
  isAmended: report.isAmended,
  proposals: report.markers.map((marker, index) =>
    printed(marker, `${at}.${index}`, sameAs(report.markers, index, String(at))),
  ),
  unread: report.unread,
});

export const contentsOfFile = (
  { language, doubts, reports }: LaboratoryFile,
  pages: ReportContents['pages'],
): ReportContents => ({
  language,
  pages,
  fileDoubts: doubts,
  doubts: [],
  samples: reports.map((report, at) => sampleOf(report, at)),
  notTaken: [],
});

const dateOf = (date: string | null) => (date === null ? null : { text: date, date, isOpen: false });

const fhirSampleOf = (sample: FhirSample, at: number): Sample => ({
  pages: [],
  person: sample.patient,
  sampled: dateOf(sample.sampledAt),
  reported: dateOf(sample.issued),
  laboratory: sample.laboratory,
  isAmended: sample.isAmended,
  proposals: sample.proposals.map((proposal, index) => ({
    ...proposal,
    id: `${at}.${index}`,
    group: groupOf(proposal.marker),
    previous: null,
    rects: [],
    valueRect: null,
    sameAs: sameAs(sample.proposals, index, String(at)),
  })),
  unread: [],
});

export const contentsOfFhir = ({ samples, doubts, notTaken }: FhirReading): ReportContents => ({
  language: null,
  pages: [],
  fileDoubts: doubts,
  doubts: [],
  samples: samples.map((sample, at) => fhirSampleOf(sample, at)),
  notTaken: notTaken as BloodFhirRemark[],
});

const proposalsOf = ({ samples }: ReportContents): Proposal[] =>
  samples.flatMap(({ proposals }) => proposals);

/** What a list shows of a report, and by which the same one is known again. */
export function summaryOf(contents: ReportContents) {
  const proposals = proposalsOf(contents);
  const tuples = proposals.map(({ marker, comparator, value, unit, sampledAt }) =>
    [marker, comparator ?? '', value, unit ?? '', sampledAt?.slice(0, 10) ?? ''].join('|'),
  );
  return {
    proposals: proposals.length,
    unread: contents.samples.flatMap(({ unread }) => unread).filter(({ reason }) => reason !== 'TEXT').length,
    sampledAt: contents.samples.find(({ sampled }) => sampled !== null)?.sampled?.date.slice(0, 16) ?? null,
    digest: createHash('sha256').update(tuples.sort().join('\n')).digest('hex'),
  };
}

export const findProposal = (contents: ReportContents, id: string): Proposal | undefined =>
  proposalsOf(contents).find((proposal) => proposal.id === id);
