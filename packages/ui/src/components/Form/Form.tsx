import { useLayoutEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ServerErrorsContext } from '../Field/serverErrors.ts';
import { useFirstField } from './useFirstField.ts';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary.tsx';
import { actions as actionsClass, fields, form } from './Form.css.ts';

/** What is wrong with the field of this name, in words. */
export interface FormProblem {
  name: string;
  message: string;
}

export interface FormProps {
  /** Accessible name of the form. */
  label: string;
  /** Errors from this page or from a server: shown above the fields, and below each until it is changed. */
  errors?: readonly FormProblem[] | undefined;
  labels?:
    | {
        /** Heads the errors: "Two fields need your attention". */
        summary?: string;
        /** Announced while it saves: "Saving". */
        saving?: string;
      }
    | undefined;
  /**
   * Called on a valid submission by the button or by Enter in a field. The form is saving until the returned promise
   * settles. Without it, the browser submits the form to `action`.
   */
  onSubmit?: ((data: FormData) => void | Promise<void>) | undefined;
  /** Where the browser submits it, without `onSubmit`. */
  action?: string | undefined;
  method?: 'get' | 'post' | undefined;
  /** Overrides the promise of `onSubmit`. */
  isSaving?: boolean | undefined;
  /** Buttons below the fields: one submits, `type="submit"`. */
  actions: ReactNode | ((state: { isSaving: boolean }) => ReactNode);
  children: ReactNode;
}

const none: readonly FormProblem[] = [];

/** Fields submitted together. */
export function Form({
  label,
  errors = none,
  labels = {},
  onSubmit,
  action,
  method,
  isSaving,
  actions,
  children,
}: FormProps) {
  const kit = useLabels();
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const saves = isSaving ?? isPending;
  /**
   * When the caller's own saving ends, that counts as an attempt, as with `onSubmit`'s promise: errors arrive only
   * then.
   */
  const [wasSaving, setWasSaving] = useState(isSaving);
  if (wasSaving !== isSaving) {
    setWasSaving(isSaving);
    if (wasSaving) setAttempt((before) => before + 1);
  }
  const byName = useMemo(
    () => Object.fromEntries(errors.map(({ name, message }) => [name, message])),
    [errors],
  );
  const around = useRef<HTMLFieldSetElement>(null);
  const left = useRef<HTMLElement>(null);
  useFirstField(around);
  useLayoutEffect(() => {
    if (saves) return;
    // Disabled fields lose focus; restore it to the one the form was submitted from.
    if (document.activeElement === document.body && around.current?.contains(left.current))
      left.current?.focus();
    left.current = null;
  }, [saves]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit && !saves) return;
    event.preventDefault();
    if (saves || !onSubmit) return;
    left.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const answer = onSubmit(new FormData(event.currentTarget));
    if (answer) {
      setPending(true);
      await answer.finally(() => setPending(false));
    }
    setAttempt((before) => before + 1);
  };

  return (
    <AriaForm
      className={form}
      aria-label={label}
      aria-busy={saves}
      validationBehavior="aria"
      validationErrors={byName}
      onSubmit={(event) => void submit(event)}
      {...(action === undefined ? {} : { action })}
      {...(method === undefined ? {} : { method })}
    >
      <ServerErrorsContext value={byName}>
        <FormErrorSummary title={labels.summary ?? kit.form.summary} errors={errors} attempt={attempt} />
        <fieldset ref={around} className={fields} disabled={saves} inert={saves}>
          {children}
        </fieldset>
      </ServerErrorsContext>
      <div className={actionsClass}>
        {typeof actions === 'function' ? actions({ isSaving: saves }) : actions}
        <VisuallyHidden role="status">{saves ? (labels.saving ?? kit.common.saving) : ''}</VisuallyHidden>
      </div>
    </AriaForm>
  );
}
