import { searchKey } from '../shared/index.ts';

interface Named {
  readonly name: string;
  readonly nameEn: string | null;
}

/** A supplement's name in a language. */
export const supplementName = ({ name, nameEn }: Named, language: 'es' | 'en'): string =>
  language === 'en' ? (nameEn ?? name) : name;

/** All that a supplement is found by. */
export const supplementSearchKey = (supplement: Named & { readonly internalName: string | null }): string =>
  [supplement.name, supplement.nameEn, supplement.internalName]
    .flatMap((name) => (name === null ? [] : [searchKey(name)]))
    .join('\n');
