import { type ReactNode, useEffect, useRef } from 'react';
import { focusInSight } from '../../forms/intoSight.ts';
import { Banner } from '../Banner/Banner.tsx';
import { focusInside } from '../Field/focusInside.ts';
import { jump, list } from './FormErrorSummary.css.ts';

export interface FormErrorSummaryProps {
  /** "Two fields need your attention". */
  title: string;
  /** One per field: its `name` and its message. Renders nothing without errors. */
  errors: readonly { name: string; message: string }[];
  /**
   * Increment with every failed attempt to save: focus then moves here, so that screen reader users hear at once that
   * it was not saved.
   */
  attempt?: number;
}

/** All errors of a form above it; each links to its field. */
export function FormErrorSummary({ title, errors, attempt = 0 }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const answered = useRef(0);
  useEffect(() => {
    // Once per attempt: errors that change while a person fixes a field must not take focus from it.
    if (answered.current === attempt) return undefined;
    answered.current = attempt;
    if (!hasErrors) return undefined;
    // Form libraries focus the first invalid field in a task of their own, below the list of all of them.
    let release: (() => void) | undefined;
    const timer = setTimeout(() => (release = focusInSight(ref.current)));
    return () => {
      clearTimeout(timer);
      release?.();
    };
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="critical" title={title} role="alert">
        <ul className={list}>
          {errors.map(({ name, message }) => (
            <li key={`${name} ${message}`}>
              <button type="button" className={jump} onClick={() => focusField(name, ref.current)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

export interface FormFailureProps {
  /** "We could not save the patient". */
  title?: string;
  /** Why, in words. */
  children: ReactNode;
}

/**
 * Why a form as a whole was not saved, above it. The person is at the button below the fields, so it takes focus and
 * scrolls into view as soon as it appears.
 */
export function FormFailure({ title, children }: FormFailureProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => focusInSight(ref.current), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Banner tone="critical" role="alert" title={title}>
        {children}
      </Banner>
    </div>
  );
}

/** Some fields keep their value in a hidden input: use the nearest focusable ancestor instead. */
function focusField(name: string, from: Element | null) {
  const scope = from?.closest('form') ?? document.body;
  const carrier = carrierOf(name, scope);
  if (!carrier) return;
  if (!carrier.matches('[hidden], [type="hidden"], [tabindex="-1"], [aria-hidden="true"] *')) {
    carrier.focus();
    return;
  }
  let around = carrier.parentElement;
  while (around && around !== scope && !focusInside(around)) around = around.parentElement;
}

/**
 * Fields of several values have theirs below their own name (`macros.fat`), and an error inside a field's value
 * (`people.0.id`) belongs to that field.
 */
function carrierOf(name: string, scope: Element): HTMLElement | null {
  for (let path = name; path; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const spelling = CSS.escape(path);
    const own = `[name="${spelling}"]`;
    // Of several with the same name, the selected one.
    for (const wanted of [`${own}:checked:enabled`, `${own}:enabled`, own, `[name^="${spelling}."]`]) {
      const found = scope.querySelector<HTMLElement>(wanted);
      if (found) return found;
    }
  }
  return null;
}
