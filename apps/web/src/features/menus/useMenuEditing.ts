import type { Menus } from '@healzy/api/menus';
import { type ApiError, hasCode } from '@healzy/api/runtime';
import {
  applyActions,
  menuDifference,
  withAction,
  type MenuAction,
  type MenuDocument,
  type MenuEdit,
  type MealPosition,
} from '@healzy/domain/menus';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from '../../app/forms/useFormDraft.ts';
import { tellFailed } from '../../app/messages.ts';
import { documentOf, mealsOfEdit, subjectOf } from './plan-menus.ts';

/** A pause after which changes are saved. */
const PAUSE_MS = 800;
/** After a failure it is tried again by itself. */
const AGAIN_MS = 15_000;
/** A save that another person's was before is soon tried again: it has answered with what to save over. */
const OVER_NEWER_MS = 50;

export type MenuSaving = 'idle' | 'saving' | 'saved' | 'failed';

export interface MenuEditing {
  readonly document: MenuDocument;
  readonly saving: MenuSaving;
  /** Meals that another person changed meanwhile, and how many own changes no longer fitted. */
  readonly others: { readonly meals: readonly MealPosition[]; readonly skipped: number } | null;
  readonly isRestored: boolean;
  /** `keepsVersion`: what there was before is kept as a version of the plan. */
  edit(edit: MenuEdit, keepsVersion?: boolean): void;
  undo(): void;
  redo(): void;
  dismissOthers(): void;
}

interface MenuEditingSource {
  menus: Menus;
  draftKey: string;
  subject: string;
  /** Rejects with `STALE_VERSION`, and the newer menus in `details.current`. */
  save: (document: MenuDocument, version: number, keepsVersion: boolean) => Promise<Menus>;
}

/** The menus that were read, or what a save has answered while that is newer and of the same plan. */
const newestOf = (read: Menus, answered: Menus | null): Menus =>
  answered !== null &&
  answered.nutritionalPlanId === read.nutritionalPlanId &&
  answered.version > read.version
    ? answered
    : read;

/**
 * Menus that save themselves after every change. What is not saved yet is kept as a draft: not the menus, but what was
 * done to them, so that it is applied to whatever another person has saved meanwhile, and neither person's changes are
 * lost.
 */
export function useMenuEditing({ menus, draftKey, subject, save }: MenuEditingSource): MenuEditing {
  const form = useForm<{ actions: MenuAction[] }>({ defaultValues: { actions: [] } });
  // The cache tells `menus` of an answer only after the actions that are in it have left the form.
  const [answered, setAnswered] = useState<Menus | null>(null);
  const now = newestOf(menus, answered);
  const draft = useFormDraft(form, draftKey, { version: now.version, subject });
  const actions = useWatch({ control: form.control, name: 'actions' });
  const [saving, setSaving] = useState<MenuSaving>('idle');
  const [others, setOthers] = useState<MenuEditing['others']>(null);
  const stored = useMemo(() => documentOf(now), [now]);
  const shown = useMemo(() => applyActions(stored, actions), [stored, actions]);
  const latest = useRef({ menus: now, draft, save });
  useEffect(() => {
    latest.current = { menus: now, draft, save };
  });
  const isRunning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef<() => void>(() => undefined);

  // Also written at once: nothing renders any more after the page was left, and saving goes on.
  const learn = useCallback((answer: Menus) => {
    latest.current.menus = newestOf(latest.current.menus, answer);
    setAnswered(answer);
  }, []);

  const settle = useCallback(
    (sent: readonly MenuAction[], saved: Menus) => {
      learn(saved);
      const done = new Set(sent.map(({ id }) => id));
      const rest = form.getValues('actions').filter(({ id }) => !done.has(id));
      form.reset({ actions: [] });
      if (rest.length === 0) {
        latest.current.draft.saved(saved.version);
        setSaving('saved');
        return;
      }
      latest.current.draft.savedInPart(saved.version);
      form.setValue('actions', rest, { shouldDirty: true });
    },
    [form, learn],
  );

  /** Shows what another person changed; false when no menus are known that are newer than those. */
  const catchUp = useCallback(
    (error: ApiError, over: Menus): boolean => {
      const { current } = error.details as { current?: Menus };
      if (current !== undefined) learn(current);
      const newer = latest.current.menus;
      if (newer.version <= over.version) return false;
      const changes = menuDifference({ weeks: over.weeks } as never, { weeks: documentOf(newer).weeks });
      setOthers((known) => ({ meals: changes.map(({ at }) => at), skipped: known?.skipped ?? 0 }));
      return true;
    },
    [learn],
  );

  const flush = useCallback(async (): Promise<void> => {
    const sent = form.getValues('actions');
    if (isRunning.current || sent.length === 0) return;
    isRunning.current = true;
    clearTimeout(timer.current);
    setSaving('saving');
    const { menus: over, save: store } = latest.current;
    let wait: number | null = PAUSE_MS;
    try {
      const { document, skipped } = applyActions(documentOf(over), sent);
      const keepsVersion = sent.some(
        (action) =>
          action.kind === 'EDIT' && action.keepsVersion === true && !over.applied.includes(action.id),
      );
      const saved = await store(document, over.version, keepsVersion);
      settle(sent, saved);
      if (skipped.length > 0)
        setOthers((known) => ({
          meals: known?.meals ?? [],
          skipped: (known?.skipped ?? 0) + skipped.length,
        }));
    } catch (error) {
      const isStale = hasCode(error, 'STALE_VERSION');
      if (isStale && catchUp(error, over)) {
        wait = OVER_NEWER_MS;
      } else {
        setSaving('failed');
        const meals = sent.flatMap((action) => (action.kind === 'EDIT' ? mealsOfEdit(action.edit) : []));
        tellFailed(`${subjectOf(meals)}.edit`, error);
        // Over the same version it would be refused for ever; the draft keeps it until the next change.
        wait = isStale ? null : AGAIN_MS;
      }
    } finally {
      isRunning.current = false;
    }
    if (wait !== null && form.getValues('actions').length > 0)
      timer.current = setTimeout(() => again.current(), wait);
  }, [form, settle, catchUp]);
  useEffect(() => {
    again.current = () => void flush();
  });

  useEffect(() => {
    if (actions.length === 0) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }, [actions, flush]);
  // Leaving the page saves what the pause has not saved yet.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void flush();
    },
    [flush],
  );

  const act = useCallback(
    (action: Omit<Extract<MenuAction, { kind: 'EDIT' }>, 'id'> | { kind: 'UNDO' | 'REDO' }) => {
      const next = { ...action, id: crypto.randomUUID() } as MenuAction;
      form.setValue('actions', withAction(form.getValues('actions'), next), { shouldDirty: true });
    },
    [form],
  );
  return {
    document: shown.document,
    saving: saving !== 'failed' && actions.length > 0 ? 'saving' : saving,
    others,
    isRestored: draft.restoredAt !== null,
    edit: useCallback(
      (edit, keepsVersion = false) => act({ kind: 'EDIT', edit, ...(keepsVersion ? { keepsVersion } : {}) }),
      [act],
    ),
    undo: useCallback(() => act({ kind: 'UNDO' }), [act]),
    redo: useCallback(() => act({ kind: 'REDO' }), [act]),
    dismissOthers: useCallback(() => setOthers(null), []),
  };
}
