import { LEGAL_DOCUMENTS, type LegalDocument } from '@healzy/domain/shared';
import type { Language } from '../../identity/pages/languages.ts';

/** Addresses of the product's placeholder pages, which a clinic replaces by its own documents. */
export const ABOUT_PAGES = {
  termsOfUse: 'terms-of-use',
  privacyPolicy: 'privacy-policy',
  hiringTerms: 'hiring-terms',
  endUserAgreement: 'end-user-agreement',
  community: 'community',
} as const satisfies Record<LegalDocument | 'community', string>;
export type AboutPage = (typeof ABOUT_PAGES)[keyof typeof ABOUT_PAGES];

const TITLES: Record<Language, Record<keyof typeof ABOUT_PAGES, string>> = {
  es: {
    termsOfUse: 'Términos de uso',
    privacyPolicy: 'Política de privacidad',
    hiringTerms: 'Condiciones de contratación',
    endUserAgreement: 'Acuerdo de usuario final',
    community: 'Comunidad',
  },
  en: {
    termsOfUse: 'Terms of use',
    privacyPolicy: 'Privacy policy',
    hiringTerms: 'Hiring terms',
    endUserAgreement: 'End-user agreement',
    community: 'Community',
  },
};

const TEXTS = {
  es: {
    legal: (brand: string) =>
      `Quien ofrece ${brand} en esta dirección no ha publicado todavía este documento. Pídeselo a la administración de tu organización.`,
    community: (brand: string) =>
      `Quien ofrece ${brand} en esta dirección no ha indicado todavía dónde se reúne su comunidad.`,
    operator: 'Si administras esta instalación, pon la dirección en el archivo de marca (BRAND_FILE).',
  },
  en: {
    legal: (brand: string) =>
      `Whoever offers ${brand} at this address has not published this document yet. Ask the administration of your organisation for it.`,
    community: (brand: string) =>
      `Whoever offers ${brand} at this address has not said yet where its community meets.`,
    operator: 'If you run this installation, put the address into the brand file (BRAND_FILE).',
  },
} as const;

/** What such a page says until a clinic publishes its own; undefined for an unknown address. */
export function aboutPage(page: string, language: Language, brand: string) {
  const key = [...LEGAL_DOCUMENTS, 'community' as const].find((each) => ABOUT_PAGES[each] === page);
  if (key === undefined) return undefined;
  const texts = TEXTS[language];
  return {
    title: TITLES[language][key],
    text: key === 'community' ? texts.community(brand) : texts.legal(brand),
    operator: texts.operator,
  };
}
