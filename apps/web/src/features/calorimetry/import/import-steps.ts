import type { CalorimetryDoubt, CalorimetryImportCreate, CalorimetryMismatch } from '@healzy/api/calorimetry';
import type {
  CartColumn,
  CartFileResult,
  CartProblem,
  CartQuestion,
  CartRecognised,
  ParseCartOptions,
} from '@healzy/domain/calorimetry';

/** A recording without its samples: the server stores those. */
export type CartPreview = Omit<Extract<CartFileResult, { kind: 'ready' }>, 'series'> & { hasVco2: boolean };
export type CartFileOutcome = CartPreview | Exclude<CartFileResult, { kind: 'ready' }>;

/** Why a file was refused, as the domain and the server say it. */
export interface CartRefusal {
  readonly code: string;
  readonly details: CartProblem;
}

/** What a person answered about a file; kept while it is read again. */
export type CartAnswers = ParseCartOptions & Pick<CalorimetryImportCreate, 'testedOn'>;

/** The state of an import. */
export type CartImportStep =
  | { readonly kind: 'choose' }
  | { readonly kind: 'reading'; readonly file: File; readonly share: number | null }
  /** Its headings are unknown: a person says what the columns hold. */
  | {
      readonly kind: 'mapping';
      readonly file: File;
      readonly refusal: CartRefusal;
      readonly columns: readonly CartColumn[];
    }
  | {
      readonly kind: 'question';
      readonly file: File;
      readonly question: CartQuestion;
      readonly recognised: CartRecognised;
    }
  | { readonly kind: 'preview'; readonly file: File; readonly preview: CartPreview }
  | { readonly kind: 'uploading'; readonly file: File; readonly share: number }
  | { readonly kind: 'storing'; readonly file: File }
  /** The file has been uploaded, and may be of another person. */
  | {
      readonly kind: 'doubt';
      readonly file: File;
      readonly documentId: string;
      /** What was confirmed before: the server asks about everything that a request leaves out. */
      readonly confirmed: readonly CalorimetryDoubt['id'][];
      readonly mismatches: readonly CalorimetryMismatch[];
      readonly doubts: readonly CalorimetryDoubt[];
    }
  /** Either the file was refused, or sending it failed with a sentence. */
  | {
      readonly kind: 'refused';
      readonly file: File;
      readonly during: 'reading' | 'sending';
      readonly refusal: CartRefusal | null;
      readonly sentence: string;
    };

/** Everything that is confirmed once the user answers a doubt, and what they had confirmed before it. */
export const confirmedWith = ({
  confirmed,
  mismatches,
  doubts,
}: Extract<CartImportStep, { kind: 'doubt' }>): CalorimetryDoubt['id'][] => [
  ...new Set([...confirmed, ...[...mismatches, ...doubts].map(({ id }) => id)]),
];
