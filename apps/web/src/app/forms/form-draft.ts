import type { NumberTexts } from '@healzy/ui/forms/numberTexts';
import type { UnfinishedTexts } from '@healzy/ui/forms/unfinishedTexts';
import type { FieldConflict, FormValues } from '@healzy/api/runtime/drafts/form-changes';

export type Side = 'mine' | 'theirs';

/** Someone else saved the record that the user was editing. */
export interface FormConflict {
  /** Fields that both of them changed. */
  readonly fields: readonly FieldConflict[];
  /** Fields that only the other person changed; the form shows their saved values. */
  readonly theirs: readonly string[];
  /** The chosen side, by field; a field without an entry is still undecided. */
  readonly choices: Readonly<Record<string, Side>>;
  /** Increases with every attempt to save that an undecided field blocked. */
  readonly attempt: number;
}

export interface FormDraft {
  /** When the restored input was typed; null if nothing was restored. */
  readonly restoredAt: number | null;
  /** Another tab has this form open too. */
  readonly isElsewhere: boolean;
  readonly conflict: FormConflict | null;
  /** Keeps text that is not a number, typed into a number field. */
  readonly numberTexts: NumberTexts;
  /** Keeps text that is not a value yet: half a date, an unmatched choice. */
  readonly unfinishedTexts: UnfinishedTexts;
  readonly hasUnfinished: boolean;
  /** The version over which to save. */
  version(): number | null;
  /** Resets the form to what is saved, and deletes the draft. */
  discard(): void;
  resolveConflict(field: string, side: Side): void;
  /** Whether every conflict is resolved; if not, the form says so. */
  assertResolved(): boolean;
  /** Saving found the record changed: keeps the user's input and shows the rest. */
  rebase(theirs: FormValues, version: number): void;
  /** An earlier state of the input was saved: what was typed since remains a draft, upon that version. */
  savedInPart(version: number): void;
  /** The save succeeded: nothing blocks leaving any more, and the draft is gone. */
  saved(version?: number | null): void;
}
