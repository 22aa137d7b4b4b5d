import { Check } from 'lucide-react';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Button } from '../../components/Button/Button.tsx';
import { useFirstField } from '../../components/Form/useFirstField.ts';
import * as styles from './FormLayout.css.ts';

export interface FormLayoutLabels {
  /** Names the action and its object, such as «Save details». */
  save: string;
  saving?: string;
  discard?: string | undefined;
  /** Shown beside the buttons while there are unsaved changes. */
  unsaved?: string;
  /** Announced after saving, such as «Saved a moment ago». */
  saved?: string;
}

export interface FormLayoutProps {
  labels: FormLayoutLabels;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Resets everything, or closes the form; without it there is no such button. */
  onDiscard?: () => void;
  isDirty: boolean;
  /** `saved` is shown for as long as the caller sets it. */
  status?: 'idle' | 'saving' | 'saved';
  /** Above the fields: errors of the form as a whole. */
  errorSummary?: ReactNode;
  /** Shows the bar with its buttons from the start, for a form that creates something or is in a dialog. */
  alwaysShowsBar?: boolean;
  /** Saves too and then does something more; beside the button that only saves. */
  extraAction?: { label: string; onPress: () => void } | undefined;
  /** As wide as its place, for fields beside what follows from them; otherwise as wide as one column of fields. */
  isWide?: boolean;
  /** Names the form for assistive technology. */
  'aria-label'?: string;
  children: ReactNode;
}

/** One column of fields; the save bar sticks to the bottom only while there is something to save. */
export function FormLayout({
  labels: given,
  onSubmit,
  onDiscard,
  isDirty,
  status = 'idle',
  errorSummary,
  alwaysShowsBar = false,
  extraAction,
  isWide = false,
  children,
  ...rest
}: FormLayoutProps) {
  const { common, form } = useLabels();
  const labels = { saving: common.saving, ...form, ...given };
  const fields = useRef<HTMLDivElement>(null);
  useFirstField(fields);
  const isSaving = status === 'saving';
  const showsBar = isDirty || isSaving || alwaysShowsBar;
  return (
    <Form
      className={isWide ? styles.wideForm : styles.form}
      onSubmit={onSubmit}
      validationBehavior="aria"
      {...rest}
    >
      {errorSummary}
      <div ref={fields} className={styles.fields}>
        {children}
      </div>
      <div className={showsBar ? styles.bar : styles.quiet}>
        <span className={styles.word} role="status">
          {isSaving ? (
            labels.saving
          ) : isDirty ? (
            labels.unsaved
          ) : status === 'saved' ? (
            <>
              <Check className={styles.tick} size={16} aria-hidden />
              {labels.saved}
            </>
          ) : (
            ''
          )}
        </span>
        {showsBar && (
          <div className={styles.buttons}>
            {onDiscard && (isDirty || alwaysShowsBar) && (
              <Button intent="quiet" onPress={onDiscard} isDisabled={isSaving}>
                {given.discard ?? common.cancel}
              </Button>
            )}
            {extraAction && (
              <Button onPress={extraAction.onPress} isDisabled={isSaving}>
                {extraAction.label}
              </Button>
            )}
            <Button intent="primary" type="submit" isPending={isSaving} pendingLabel={labels.saving}>
              {labels.save}
            </Button>
          </div>
        )}
      </div>
    </Form>
  );
}

export interface FormSectionProps {
  /** Anchor for links to this section. */
  id?: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** A group of fields under a heading. */
export function FormSection({ id, title, description, children }: FormSectionProps) {
  return (
    <section className={styles.section} id={id} {...(id === undefined ? {} : { tabIndex: -1 })}>
      <div>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {description && <p className={styles.sectionText}>{description}</p>}
      </div>
      {children}
    </section>
  );
}

export interface FormQuestionProps {
  isAnswered: boolean;
  children: ReactNode;
}

/** A field of a long questionnaire: a broken line at its start is there until it is answered. */
export function FormQuestion({ isAnswered, children }: FormQuestionProps) {
  return <div className={styles.question[isAnswered ? 'answered' : 'open']}>{children}</div>;
}
