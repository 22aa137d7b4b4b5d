import { LabelsProvider } from '@healzy/ui/labels/LabelsProvider';
import { PressFeedback } from '@healzy/ui/primitives/PressFeedback';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from '../state/language.ts';
import { LOCALES } from './formats.ts';
import { kitLabels } from './kit-labels.ts';

/** What the kit needs around every tree of screens: its labels and number formats in the current language. */
export function KitInLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <I18nProvider locale={LOCALES[language]}>
      <PressFeedback />
      <LabelsProvider labels={kitLabels(language)}>{children}</LabelsProvider>
    </I18nProvider>
  );
}
