import type { Rolldown } from 'vite';

/** The words that the first list waits for. */
const WORDS_OF_THE_LIST = ['app', 'patients', 'medical-tests'];

/** English words of the kit are in the kit itself. */
const wordsOf = (language: string): Rolldown.CodeSplittingGroup => ({
  name: `words-${language}`,
  test: new RegExp(
    String.raw`[\\/]locales[\\/]${language}[\\/](${WORDS_OF_THE_LIST.join('|')})\.json$|[\\/]features[\\/][\w-]+[\\/]sentences[\\/]${language}\.json$|[\\/]app[\\/]contributed-${language}\.ts$|[\\/]ui[\\/]src[\\/]labels[\\/](?!en)${language}\.ts$`,
  ),
  priority: 3,
});

/** What is fetched after the first list, or with what needs it first: errors and outcomes. */
const laterWordsOf = (language: string): Rolldown.CodeSplittingGroup => ({
  name: `later-${language}`,
  test: new RegExp(String.raw`[\\/]locales[\\/]${language}[\\/](errors|messages)\.json$`),
  priority: 3,
});

/** They load with the start's: tables, headers and filters are on nearly every screen. */
const STYLES_OF_THE_LIST =
  /[\\/]ui[\\/]src[\\/](patterns[\\/](DataTable|FiltersBar|Screen|PageHeader)|components[\\/](Badge|Breadcrumbs)|primitives[\\/]Skeleton)[\\/]\w+\.css\.ts/;

/**
 * What is fetched together. Left alone, each small module that two screens share is a file of its own: the first list
 * took thirty requests. A group takes along what its modules import, so each names what the others stand on first.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // Runs before anything else is loaded: what it shares with the app is here.
  { name: 'first', test: /[\\/]src[\\/]app[\\/]first\.ts$/, priority: 6 },
  {
    name: 'start',
    test: (id) => /[\\/]src[\\/]app[\\/]main\.tsx$/.test(id) || STYLES_OF_THE_LIST.test(id),
    priority: 5,
  },
  { name: 'list', test: /[\\/]features[\\/]patients[\\/]PatientListScreen\.tsx$/, priority: 4 },
  wordsOf('es'),
  wordsOf('en'),
  laterWordsOf('es'),
  laterWordsOf('en'),
  // A file for each drawing would be a request for a hundred bytes.
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 2 },
  // What every feature shows in a patient's record, in the worklist and in the visits of a day: a few lines each.
  { name: 'record', test: /[\\/]features[\\/][\w-]+[\\/]record\.ts$/, priority: 1 },
  // The actions of every feature, for the palette, the keys and the record.
  { name: 'commands', test: /[\\/]features[\\/][\w-]+[\\/]commands\.ts$/, priority: 1 },
  {
    name: 'worklist',
    test: /[\\/]features[\\/][\w-]+[\\/](worklist|notifications|visits)\.ts$/,
    priority: 1,
  },
];

const NAMED = new Set(chunks.map(({ name }) => name));

/**
 * The name of a built file. Only what is loaded by itself is named: the start script lists every file, and names of
 * what they share made a kilobyte and a half of it. The manifest says what a file without a name contains.
 */
export const nameOfFile = (name: string, isLoadedByItself: boolean, extension: 'js' | 'css'): string =>
  `assets/${isLoadedByItself || NAMED.has(name) ? '[name]' : 'c'}-[hash].${extension}`;
