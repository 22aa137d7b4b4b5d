import { LEGAL_DOCUMENTS, type Language, type LegalDocument } from '@healzy/domain/shared';
import enApp from '../../../../../web/src/locales/en/app.json';
import enShell from '../../../../../web/src/locales/en/shell.json';
import esApp from '../../../../../web/src/locales/es/app.json';
import esShell from '../../../../../web/src/locales/es/shell.json';
import { translator } from '../../messages.ts';
import en from '../locales/en.json';
import es from '../locales/es.json';

/** Addresses of the product's placeholder pages, which a clinic replaces by its own documents. */
export const ABOUT_PAGES = {
  termsOfUse: 'terms-of-use',
  privacyPolicy: 'privacy-policy',
  hiringTerms: 'hiring-terms',
  endUserAgreement: 'end-user-agreement',
  community: 'community',
} as const satisfies Record<LegalDocument | 'community', string>;
export type AboutPage = (typeof ABOUT_PAGES)[keyof typeof ABOUT_PAGES];

const translate = translator({
  es: { ...es, title: { ...esShell.about, community: esApp.profile.community } },
  en: { ...en, title: { ...enShell.about, community: enApp.profile.community } },
});

/** What such a page says until a clinic publishes its own; undefined for an unknown address. */
export function aboutPage(page: string, language: Language, brand: string) {
  const key = [...LEGAL_DOCUMENTS, 'community' as const].find((each) => ABOUT_PAGES[each] === page);
  if (key === undefined) return undefined;
  const t = translate(language);
  return {
    title: t(`title.${key}`),
    text: t(key === 'community' ? 'about.community' : 'about.legal', { brand }),
    operator: t('about.operator'),
  };
}
