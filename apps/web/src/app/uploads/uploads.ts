import type { UploadOptions } from '@healzy/api/runtime/upload';
import { onAccountChanged } from '../../state/account.ts';
import { holdPage } from './page-hold.ts';
import { addressNow, tellArrivedElsewhere, tellFailedElsewhere } from './way-back.ts';

/** A file being uploaded. */
export interface FileUpload {
  readonly key: string;
  readonly file: File;
  readonly state: 'working' | 'failed';
  /** Upload progress from 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly sentence: string;
}

/** Where files are uploaded to. */
export interface UploadTarget<Stored> {
  readonly send: (file: File, options: UploadOptions) => Promise<Stored>;
  /** Removes what had arrived although it was stopped. */
  readonly remove: (stored: Stored) => Promise<unknown>;
  /** @param isShown whether a screen shows the place at this moment */
  readonly onStored: (stored: Stored, file: File, isShown: boolean) => void;
  readonly sentenceOf: (error: unknown) => string;
  /** Only a screen can take what arrives, such as a form: without one, it waits. */
  readonly needsScreen?: (file: File) => boolean;
}

interface Place {
  uploads: readonly FileUpload[];
  /** What has arrived and waits for a screen. */
  arrived: { readonly stored: unknown; readonly file: File }[];
  /** Of the screen that shows it, or showed it last. */
  target: UploadTarget<unknown>;
  screens: number;
  /** Where files were last chosen for it. */
  address: string;
  readonly running: Map<string, AbortController>;
  readonly listeners: Set<() => void>;
  release: (() => void) | null;
}

const NONE: readonly FileUpload[] = [];
const NOWHERE: UploadTarget<unknown> = {
  send: () => Promise.reject(new Error('Nothing is uploaded to this place yet.')),
  remove: () => Promise.resolve(),
  onStored: () => undefined,
  sentenceOf: String,
};

/** Outside of React: an upload outlives the screen on which its file was chosen, but not the account. */
const places = new Map<string, Place>();

onAccountChanged(({ previous }) => {
  if (previous === null) return;
  for (const place of places.values()) {
    place.running.forEach((controller) => controller.abort());
    place.arrived = [];
    change(place, () => NONE);
  }
});

function placeOf(name: string): Place {
  const known = places.get(name);
  if (known !== undefined) return known;
  const fresh: Place = {
    uploads: NONE,
    arrived: [],
    target: NOWHERE,
    screens: 0,
    address: '',
    running: new Map(),
    listeners: new Set(),
    release: null,
  };
  places.set(name, fresh);
  return fresh;
}

function change(place: Place, by: (before: readonly FileUpload[]) => readonly FileUpload[]): void {
  place.uploads = by(place.uploads);
  const isHeld = place.arrived.length > 0 || place.uploads.some(({ state }) => state === 'working');
  if (isHeld) place.release ??= holdPage();
  else {
    place.release?.();
    place.release = null;
  }
  place.listeners.forEach((listener) => listener());
}

const changeOne = (place: Place, key: string, by: Partial<FileUpload>) =>
  change(place, (before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)));

const drop = (place: Place, key: string) =>
  change(place, (before) => before.filter((one) => one.key !== key));

async function send(place: Place, key: string, file: File): Promise<void> {
  const controller = new AbortController();
  place.running.set(key, controller);
  const { signal } = controller;
  const { target } = place;
  try {
    const stored = await target.send(file, {
      signal,
      onProgress: (share) => !signal.aborted && changeOne(place, key, { share }),
    });
    if (signal.aborted) {
      // The last byte may have been sent just before the user stopped it.
      await target.remove(stored).catch(() => undefined);
      return;
    }
    arrive(place, key, stored, file);
  } catch (error) {
    if (signal.aborted) return;
    const sentence = target.sentenceOf(error);
    changeOne(place, key, { state: 'failed', sentence });
    if (place.screens === 0) tellFailedElsewhere({ name: file.name, address: place.address }, sentence);
  } finally {
    place.running.delete(key);
  }
}

function arrive(place: Place, key: string, stored: unknown, file: File): void {
  const isShown = place.screens > 0;
  const isWaiting = !isShown && place.target.needsScreen?.(file) === true;
  if (isWaiting) place.arrived.push({ stored, file });
  drop(place, key);
  if (isWaiting) tellArrivedElsewhere({ name: file.name, address: place.address });
  else place.target.onStored(stored, file, isShown);
}

/** The uploads of a place, the same array until one of them changes. */
export const uploadsAt = (name: string): readonly FileUpload[] => places.get(name)?.uploads ?? NONE;

/** Calls `listener` whenever the uploads of a place change; returns the function that stops it. */
export function followUploads(name: string, listener: () => void): () => void {
  const { listeners } = placeOf(name);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What takes the files of a place from now on, and what is said of them. */
export function aimUploads(name: string, target: UploadTarget<unknown>): void {
  placeOf(name).target = target;
}

/** A screen shows the place: it gets what arrived without it. Returns the function that ends this. */
export function showUploads(name: string): () => void {
  const place = placeOf(name);
  place.screens += 1;
  const waiting = place.arrived.splice(0);
  if (waiting.length > 0) {
    change(place, (before) => before);
    waiting.forEach(({ stored, file }) => place.target.onStored(stored, file, true));
  }
  return () => {
    place.screens -= 1;
  };
}

/** @param address where it was chosen, should the person have gone on meanwhile */
export function addUpload(name: string, file: File, address = addressNow()): void {
  const place = placeOf(name);
  const key = crypto.randomUUID();
  place.address = address;
  change(place, (before) => [...before, { key, file, state: 'working', share: 0, sentence: '' }]);
  void send(place, key, file);
}

export function retryUpload(name: string, key: string): void {
  const place = placeOf(name);
  const upload = place.uploads.find((one) => one.key === key);
  if (upload?.state !== 'failed') return;
  changeOne(place, key, { state: 'working', share: 0, sentence: '' });
  void send(place, key, upload.file);
}

/** Stops an upload, or removes a failed one. */
export function stopUpload(name: string, key: string): void {
  const place = placeOf(name);
  place.running.get(key)?.abort();
  drop(place, key);
}
