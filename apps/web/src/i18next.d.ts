import 'i18next';
import type { Sentences } from './app/sentence-types.ts';

// Spanish is the source: a key missing there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Sentences;
  }
}
