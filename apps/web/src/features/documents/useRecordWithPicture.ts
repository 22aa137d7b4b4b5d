import { type DocumentOwner, removeDocument } from '@healzy/api/documents';
import { type ApiScope, useApi } from '@healzy/api/runtime';
import { useRef, useState } from 'react';
import { sinceOwnSaves } from '../../app/forms/own-saves.ts';
import type { SavedRecord } from '../../app/forms/useSavedForm.ts';
import { sendDocument } from '../../app/uploads/send-document.ts';
import { type DoneAct, type FailedAct, notifySuccess, report } from '../../app/messages.ts';

/** What is specific to a record that has a form and a separate image. */
export interface RecordWithPicture<Row, Body> {
  owner: DocumentOwner;
  /** The values that the form edits. */
  valuesOf: (row: Row) => Body;
  /** Saves what is given, and nothing else. */
  put: (change: { version: number; changes: Partial<Body>; picture?: string | null }) => Promise<Row>;
  /** The action of changing the image. */
  act: DoneAct & FailedAct;
}

/**
 * Saves a record's form and its image separately: the form keeps the version with which it began, and an image saved
 * meanwhile by the same user does not count as someone else's change.
 */
export function useRecordWithPicture<Row extends { version: number }, Body>(
  record: Row,
  { owner, valuesOf, put, act }: RecordWithPicture<Row, Body>,
) {
  const scope = useApi();
  const [base] = useState(record);
  const [ownSaves] = useState(sinceOwnSaves);
  const latest = useRef(record);

  const savedOf = (row: Row): SavedRecord<Body> => ({ values: valuesOf(row), version: row.version });
  const current = () => (record.version > latest.current.version ? record : latest.current);
  const save = async (change: Parameters<typeof put>[0]) => {
    latest.current = await put(change);
    return latest.current;
  };
  const putPicture = async (picture: string | null) => {
    const { version } = current();
    const saved = await save({ version, changes: {}, picture });
    ownSaves.note(version, saved.version);
  };

  return {
    initial: valuesOf(base),
    version: base.version,
    /** The record as it was last saved here. */
    saved: () => latest.current,
    save: async (_values: Body, version: number, changes: Partial<Body>) =>
      savedOf(await save({ version: ownSaves.after(version), changes })),
    newer(found: unknown): SavedRecord<Body> {
      latest.current = found as Row;
      return savedOf(latest.current);
    },
    async keepPicture(picture: File): Promise<void> {
      await keepPicture(scope, owner, picture, putPicture);
      notifySuccess(act);
    },
    removePicture: () => report(act, putPicture(null)),
  };
}

/**
 * Uploads an image and lets `refer` link it to its owner. If that fails, the image is removed again: nothing stays half
 * done.
 */
async function keepPicture(
  scope: ApiScope,
  owner: DocumentOwner,
  picture: File,
  refer: (documentId: string) => Promise<void>,
): Promise<void> {
  const { id } = await sendDocument(scope, owner, picture, picture.type);
  try {
    await refer(id);
  } catch (error) {
    // Best effort: the first failure is the one to report, and the server cleans up unreferenced files.
    await removeDocument(scope, id, owner.entityType).catch(() => undefined);
    throw error;
  }
}
