import type { NumberTexts } from '@healzy/ui/forms/numberTexts';
import type { UnfinishedTexts } from '@healzy/ui/forms/unfinishedTexts';
import type { FieldConflict, FormValues } from '@healzy/api/runtime/drafts/form-changes';

export type Side = 'mine' | 'theirs';

/** Somebody else saved what the person was changing. */
export interface FormConflict {
  /** Fields that both changed. */
  readonly fields: readonly FieldConflict[];
  /** Fields that only the other person changed; they stand in the form as saved. */
  readonly theirs: readonly string[];
  /** What holds, by field; a field without an entry is still to be decided. */
  readonly choices: Readonly<Record<string, Side>>;
  /** Grows with every attempt to save that a missing choice held up. */
  readonly attempt: number;
}

export interface FormDraft {
  /** When the words were typed that were brought back; null when nothing was. */
  readonly restoredAt: number | null;
  /** Another tab has this form open, too. */
  readonly isElsewhere: boolean;
  readonly conflict: FormConflict | null;
  /** Keeps what is typed where a number belongs and is none. */
  readonly numberTexts: NumberTexts;
  /** Keeps what is typed and is no value yet: half a date, a choice that nobody has made. */
  readonly unfinishedTexts: UnfinishedTexts;
  readonly hasUnfinished: boolean;
  /** The version to save over. */
  version(): number | null;
  /** Puts the form back to what is saved, and forgets the draft. */
  discard(): void;
  resolveConflict(field: string, side: Side): void;
  /** Whether every conflict is decided; if not, the form says so. */
  assertResolved(): boolean;
  /** The record was found changed while saving: keeps what was typed and shows the rest. */
  rebase(theirs: FormValues, version: number): void;
  /** It is saved: nothing holds the person up any more, and the draft is gone. */
  saved(version?: number | null): void;
}
