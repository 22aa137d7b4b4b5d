import type { Language } from './languages.ts';
import { en } from './texts/en.ts';
import { es, type Texts } from './texts/es.ts';

/** All texts of the hosted pages and their e-mails. Spanish is the source; the compiler requires the others. */
export const TEXTS: Record<Language, Texts> = { es, en };
