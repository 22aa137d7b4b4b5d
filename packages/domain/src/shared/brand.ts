import type { BrandHues } from './brand-hues.ts';
import type { Language } from './languages.ts';

/** The legal documents that the about dialog links to (specification 1.8), in its order. */
export const LEGAL_DOCUMENTS = ['termsOfUse', 'privacyPolicy', 'hiringTerms', 'endUserAgreement'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** What a clinic may replace with its own: the content of the brand file. */
export interface Brand {
  readonly name: string;
  /** Null for the product's own. */
  readonly hues: BrandHues | null;
  /** Addresses of the logo; null shows the product's own. */
  readonly logo: { readonly light: string; readonly dark: string } | null;
  readonly legal: Readonly<Record<LegalDocument, Readonly<Record<Language, string>>>>;
  /** Support address for when the messenger does not help; null for none. */
  readonly supportEmail: string | null;
  readonly communityUrl: Readonly<Record<Language, string>>;
  readonly device: {
    readonly serialNumber: string;
    /** Storage instructions that replace the product's own. */
    readonly storageNote: Readonly<Record<Language, string>> | null;
  };
}
