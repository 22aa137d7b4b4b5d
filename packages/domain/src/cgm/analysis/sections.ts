import { z } from 'zod';
import { isBlankRichText, richTextSchema, type RichText } from '../../shared/rich-text.ts';

/**
 * The sections of a final analysis, in the order in which they are written and printed
 * (docs/decisions/glucose-figures.md#the-final-analysis-and-its-report).
 */
export const ANALYSIS_SECTIONS = [
  'summary',
  'glucose',
  'lows',
  'highs',
  'nights',
  'meals',
  'lifestyle',
  'nextSteps',
] as const;
export type AnalysisSection = (typeof ANALYSIS_SECTIONS)[number];
export type AnalysisSections = Record<AnalysisSection, RichText>;

/** It is read without the record: what a pasted text cited remains as text. */
const sectionSchema = richTextSchema.transform((text) =>
  text.map((block) => ({
    ...block,
    spans: block.spans.map(({ citation: _citation, ...span }) => span),
  })),
);

/** All sections, each with the limits of a note's text. */
export const analysisSectionsSchema = z.object({
  summary: sectionSchema,
  glucose: sectionSchema,
  lows: sectionSchema,
  highs: sectionSchema,
  nights: sectionSchema,
  meals: sectionSchema,
  lifestyle: sectionSchema,
  nextSteps: sectionSchema,
});

export const emptyAnalysis = (): AnalysisSections => ({
  summary: [],
  glucose: [],
  lows: [],
  highs: [],
  nights: [],
  meals: [],
  lifestyle: [],
  nextSteps: [],
});

/** The sections that contain text, in their order. */
export function writtenSections(sections: Readonly<AnalysisSections>): AnalysisSection[] {
  return ANALYSIS_SECTIONS.filter((section) => !isBlankRichText(sections[section]));
}
