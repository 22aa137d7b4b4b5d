import { type Language, LANGUAGES } from '@healzy/domain/shared';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import i18next from 'i18next';
import { useLanguage } from '../../state/language.ts';
import { BrandHead } from '../shell/BrandHead.tsx';

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

/** The head of a link's page: who sent it, and the language to read it in. */
export function LinkHead({ account, label }: { account: string; label: string }) {
  const language = useLanguage();
  return (
    <BrandHead name={account}>
      <SegmentedControl
        label={label}
        options={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
        value={language}
        onChange={(id) => void i18next.changeLanguage(id)}
      />
    </BrandHead>
  );
}
