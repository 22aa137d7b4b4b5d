import { FieldTextsContext } from '@healzy/ui/forms/fieldTexts';
import { PressFeedback } from '@healzy/ui/primitives/PressFeedback';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { languageAtom } from '../state/language.ts';
import { LOCALES } from './formats.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** What the kit needs around every tree of screens: its own words and numbers, and what its fields refuse in words. */
export function KitInLanguage({ children }: { children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  const fieldTexts = useFieldTexts();
  return (
    <I18nProvider locale={LOCALES[language]}>
      <PressFeedback />
      <FieldTextsContext value={fieldTexts}>{children}</FieldTextsContext>
    </I18nProvider>
  );
}
