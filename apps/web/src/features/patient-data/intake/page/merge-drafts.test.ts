import { noAnswers, noFigures, SECTION_IDS, type Answers, type SectionId } from '@healzy/domain/patient-data';
import { describe, expect, it } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';

const draft = (habits: Answers, weightKg: number | null = null) => ({
  answers: {
    ...(Object.fromEntries(SECTION_IDS.map((section) => [section, noAnswers(section)])) as Record<
      SectionId,
      Answers
    >),
    habits: { ...noAnswers('habits'), ...habits },
  },
  figures: { ...noFigures(), weightKg },
});

describe('two drafts of one questionnaire', () => {
  it('lose nothing: local input stays, remote input is added', () => {
    const base = draft({ isSmoker: false, water: 'UNDER_ONE_LITRE' }, 80);
    const theirs = draft({ isSmoker: true, water: 'UNDER_ONE_LITRE' }, 80);
    const mine = draft({ isSmoker: false, water: 'OVER_TWO_LITRES' }, 79);
    const merged = mergeDrafts(base, theirs, mine);
    expect(merged).toEqual(draft({ isSmoker: true, water: 'OVER_TWO_LITRES' }, 79));
  });

  it('keep the local value where both changed, and the remote one where only it did', () => {
    const base = draft({ isSmoker: false });
    const merged = mergeDrafts(base, draft({ water: 'OVER_TWO_LITRES' }, 81), draft({ isSmoker: true }));
    expect(merged).toEqual(draft({ isSmoker: true, water: 'OVER_TWO_LITRES' }, 81));
  });
});
