// Every form of a feature's name, from the one that was typed.
import { Refusal } from './plan.mjs';

const SHAPE = /^[a-z]+[0-9]*(-[a-z]+[0-9]*)*$/;
/** The access log keeps this many characters of a feature's name. */
const LONGEST = 40;

/** Words that TypeScript reserves, or that the generated files give to something else. */
const RESERVED_IN_CODE =
  `any arguments as async await boolean break case catch class const continue debugger declare default delete do else
  enum eval export extends false finally for from function get if implements import in infer instanceof interface is
  keyof let module namespace never new null number object of package private protected public readonly require return
  satisfies set static string super switch symbol this throw true try type typeof undefined unique unknown using var
  void while with yield
  account accounts body caller change checked draft erasure form handler handlers list module modules page pages path
  patient patients query record records row rows services shared sql table tables test tests timeline`
    .trim()
    .split(/\s+/);

/** The words that PostgreSQL reserves: no table is called so. */
const RESERVED_IN_SQL =
  `all analyse analyze and any array as asc asymmetric authorization between bigint binary bit boolean both case cast
  char character check coalesce collate collation column concurrently constraint create cross current date decimal
  default deferrable desc distinct do else end except exists extract false fetch float for foreign freeze from full
  grant greatest group having ilike in initially inner inout int integer intersect interval into is isnull join lateral
  leading least left like limit localtime localtimestamp national natural nchar none normalize not notnull null nullif
  numeric offset on only or order out outer overlaps overlay placing position precision primary real references
  returning right row select similar smallint some substring symmetric system table tablesample then time timestamp to
  trailing treat trim true union unique user using values varchar variadic verbose when where window with`
    .trim()
    .split(/\s+/);

/** `box` → `boxes`, `analysis` → `analyses`, `category` → `categories`. */
export function pluralOf(word) {
  if (word.endsWith('sis')) return word.replace(/is$/, 'es');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The singular of a word that ends as plurals do; otherwise undefined. */
export function singularOf(word) {
  if (/(ss|us|is)$/.test(word) || !word.endsWith('s')) return undefined;
  if (/(ly|gno|the)ses$/.test(word)) return word.replace(/es$/, 'is');
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  return /(ss|x|z|ch|sh)es$/.test(word) ? word.replace(/es$/, '') : word.replace(/s$/, '');
}

const ofLastWord = (name, change) => {
  const words = name.split('-');
  const last = change(words.at(-1));
  return last === undefined ? undefined : [...words.slice(0, -1), last].join('-');
};

const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());
const snake = (name) => name.replaceAll('-', '_');
const words = (name) => name.replaceAll('-', ' ');
const capital = (text) => text.replace(/^\w/, (letter) => letter.toUpperCase());

/**
 * @param name as typed, singular or plural: the feature's folder in every layer
 * @param given `one` and `many`, where the rules of English do not lead to them
 * @returns the values of the templates' tokens
 * @throws Refusal for a name that no feature can have
 */
export function namesOf(name, given = {}) {
  for (const each of [name, given.one, given.many].filter((each) => each !== undefined)) {
    if (!SHAPE.test(each))
      throw new Refusal(
        `"${each}" is not in lower case with dashes. Name the feature so: npm run new:feature -- follow-up-plans`,
      );
    if (each.length > LONGEST) throw new Refusal(`"${each}" is longer than ${LONGEST} characters.`);
  }
  const one = given.one ?? ofLastWord(name, singularOf) ?? name;
  const many = given.many ?? (one === name ? ofLastWord(name, pluralOf) : name);
  if (one === many)
    throw new Refusal(
      `One and several of "${name}" have the same name. Say both: --one sheep --many flocks.`,
    );
  const taken = [name, one, many].find((each) => RESERVED_IN_CODE.includes(camel(each)));
  if (taken !== undefined)
    throw new Refusal(`"${taken}" means something else in the code already. Choose a more precise name.`);
  if (RESERVED_IN_SQL.includes(snake(many)))
    throw new Refusal(
      `"${many}" is a reserved word of SQL, and cannot name a table. Choose a more precise name.`,
    );
  const article = /^[aeiou]/.test(one) ? 'an' : 'a';
  return {
    name,
    module: camel(name),
    record: camel(one),
    Record: pascal(one),
    records: camel(many),
    Records: pascal(many),
    RECORD: snake(one).toUpperCase(),
    'record-name': one,
    'records-name': many,
    record_table: snake(many),
    'record words': words(one),
    'records words': words(many),
    'Record words': capital(words(one)),
    'Records words': capital(words(many)),
    'a record words': `${article} ${words(one)}`,
    'A record words': `${capital(article)} ${words(one)}`,
  };
}
