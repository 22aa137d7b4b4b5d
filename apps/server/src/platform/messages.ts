import type { Language } from '@healzy/domain/shared';

/** Messages by key, nested, as in a locale file. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

type WithoutPlural<Key extends string> = Key extends
  `${infer Base}_zero` | `${infer Base}_one` | `${infer Base}_other`
  ? Base
  : Key;

/** `outer.inner` for each message of a tree; the forms of a plural are one key. */
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

type Values = Readonly<Record<string, string | number>>;

/** Returns the message of a key with its `{{values}}`; `count` selects a plural. */
export type Translate<Tree> = (key: KeyOf<Tree>, values?: Values) => string;

/** A free text on one line: in the subject of an e-mail or in a calendar a line break would begin a line of its own. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * The messages of a feature, from its locale files. Missing keys and values throw: they are mistakes in the code.
 *
 * @example translator({ es, en })('en')('rows', { count: 2 }) // '2 rows'
 */
export function translator<Tree extends object>(
  locales: Record<Language, Tree>,
): (language: Language) => Translate<Tree> {
  return (language) =>
    (key, values = {}) => {
      const messages = locales[language] as Messages;
      const forms = typeof values.count === 'number' ? pluralForms(language, values.count) : [''];
      const message = forms.map((form) => find(messages, key + form)).find((found) => found !== undefined);
      if (message === undefined) throw new Error(`There is no message "${key}" in "${language}".`);
      return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const value = values[name];
        if (value === undefined) throw new Error(`The message "${key}" needs a value for {{${name}}}.`);
        return String(value);
      });
    };
}

/** The suffixes for a count, the most specific first; none for a message that is the same for every number. */
const pluralForms = (language: Language, count: number): string[] => [
  ...(count === 0 ? ['_zero'] : []),
  `_${new Intl.PluralRules(language).select(count)}`,
  '_other',
  '',
];

function find(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
