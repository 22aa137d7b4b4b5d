import { type FollowUpProofKind, testOfProof } from '@healzy/domain/follow-up-plans';
import { testName, type TestProofKind } from '@healzy/domain/medical-tests';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';

type OtherProofKind = Exclude<FollowUpProofKind, TestProofKind>;

/** What proves steps in words: as a kind of record, and as the record that did, with its title or without. */
export function useProofText() {
  const { t } = useTranslation('follow-up-plans');
  const language = useLanguage();
  const testIn = (kind: FollowUpProofKind) => {
    const found = testOfProof(kind);
    return found && { ...found, test: testName(found.type, language) };
  };
  const kindText = (kind: FollowUpProofKind): string => {
    const of = testIn(kind);
    return of === null
      ? t(`proofKind.${kind as OtherProofKind}`)
      : t(`proofKind.TEST.${of.event}`, { test: of.test });
  };
  const proofText = (proof: { kind: FollowUpProofKind; title: string | null }, date: string): string => {
    const { kind, title } = proof;
    const of = testIn(kind);
    if (title === null)
      return of === null
        ? t(`proofUntitled.${kind as OtherProofKind}`, { date })
        : t(`proofUntitled.TEST.${of.event}`, { date, test: of.test });
    return of === null
      ? t(`proof.${kind as OtherProofKind}`, { date, title })
      : t(`proof.TEST.${of.event}`, { date, title, test: of.test });
  };
  return { kindText, proofText };
}
