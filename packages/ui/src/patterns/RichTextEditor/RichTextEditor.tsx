import { useId, useImperativeHandle, useMemo, useState, type Ref } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import { Toolbar } from '../../components/Toolbar/Toolbar.tsx';
import { box, field } from '../../components/Field/Field.css.ts';
import { FieldFoot, FieldHead, type FieldProps } from '../../components/Field/Field.tsx';
import { refusedByUs } from '../../components/Field/refusedByUs.ts';
import { useOwnValue } from '../../components/Field/useOwnValue.ts';
import { richTextEditorLabels, type RichTextEditorLabels } from '../../labels/richTextEditor.ts';
import { usePartLabels } from '../../labels/partLabels.ts';
import { prose } from '../RichText/RichText.css.ts';
import type { CitationLook } from '../RichText/RichTextCitation.tsx';
import type { RichTextBlock, RichTextReference } from '../RichText/richText.ts';
import { bar, editable, frame, words } from './RichTextEditor.css.ts';
import { RichTextEditorLink } from './RichTextEditorLink.tsx';
import { richTextTools } from './richTextTools.ts';
import { useCitationViews } from './useCitationViews.ts';
import { useRichTextView } from './useRichTextView.ts';

export type { RichTextEditorLabels } from '../../labels/richTextEditor.ts';

/** Puts citations into the text. */
export interface RichTextCiting {
  /** Inserts a citation at the cursor; the text says what is cited. */
  cite: (text: string, citation: RichTextReference) => void;
}

export interface RichTextEditorProps extends FieldProps {
  /** Blocks of text; an empty text has none. */
  value?: readonly RichTextBlock[] | null | undefined;
  defaultValue?: readonly RichTextBlock[] | undefined;
  onChange?: ((value: RichTextBlock[]) => void) | undefined;
  isReadOnly?: boolean | undefined;
  /** Shows `{count}/{limit}`; longer text can be typed, and rejecting it is up to the form. */
  limit?: number | undefined;
  /** Level of the text's main headings in the page outline. */
  headingLevel?: 2 | 3 | 4 | 5;
  inputRef?: Ref<{ focus: () => void }>;
  /**
   * Called by the toolbar button or a typed `@`: the application prompts for what to cite and answers through
   * `citeRef`. Without it, nothing can be cited.
   */
  onCite?: (() => void) | undefined;
  citeRef?: Ref<RichTextCiting>;
  citationLook?: ((citation: RichTextReference) => CitationLook) | undefined;
  /** Scope of the citations, such as a patient. Copied into a text of another scope, they become plain text. */
  citationScope?: string;
  labels?: Partial<RichTextEditorLabels> | undefined;
}

const EMPTY: readonly RichTextBlock[] = [];

const lengthOf = (text: readonly RichTextBlock[]): number =>
  text.reduce((sum, block) => sum + block.spans.reduce((length, span) => length + span.text.length, 0), 0) +
  Math.max(0, text.length - 1);

/** A field for formatted text: headings, lists, quotes, emphasis and links, by keyboard, toolbar or paste. */
export function RichTextEditor({
  label,
  hint,
  error,
  isOptional,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  name,
  onBlur,
  value,
  defaultValue = EMPTY,
  onChange,
  limit,
  headingLevel = 3,
  inputRef,
  onCite,
  citeRef,
  citationLook,
  citationScope = '',
  labels: own,
}: RichTextEditorProps) {
  const labels = usePartLabels(richTextEditorLabels, own);
  const id = useId();
  const [text, setText] = useOwnValue<readonly RichTextBlock[]>(
    value === null ? EMPTY : value,
    defaultValue,
    onChange as ((value: readonly RichTextBlock[]) => void) | undefined,
  );
  const [isLinking, setLinking] = useState(false);
  const isEditable = !isDisabled && !isReadOnly;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, limit !== undefined && `${id}-count`]
    .filter(Boolean)
    .join(' ');
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      class: `${prose} ${editable}`,
      tabindex: isDisabled ? '-1' : '0',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-required': String(isRequired),
      'aria-readonly': String(isReadOnly),
      'aria-disabled': String(isDisabled),
      'aria-invalid': String(Boolean(error)),
      ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
    }),
    [id, isRequired, isReadOnly, isDisabled, error, describedBy],
  );
  const citations = useCitationViews(citationLook);
  const { host, state, act, link, cite, focus } = useRichTextView({
    value: text,
    onChange: setText,
    attributes,
    headingLevel,
    isEditable,
    scope: citationScope,
    citationView: citations.create,
    onLink: () => setLinking(true),
    onCite,
    onBlur: () => onBlur?.(),
  });
  useImperativeHandle(inputRef, () => ({ focus }), [focus]);
  useImperativeHandle(citeRef, () => ({ cite }), [cite]);

  return (
    <div
      className={field}
      {...(error ? { 'data-invalid': true } : {})}
      {...(isDisabled ? { 'data-disabled': true } : {})}
    >
      <LabelContext value={{ id: `${id}-label`, elementType: 'span', onClick: focus }}>
        <TextContext
          value={{ slots: { description: { id: `${id}-hint` }, errorMessage: { id: `${id}-error` } } }}
        >
          <FieldErrorContext
            value={{ isInvalid: Boolean(error), validationErrors: [], validationDetails: refusedByUs }}
          >
            <FieldHead label={label} hint={hint} isOptional={isOptional} />
            <div className={`${box} ${frame}`} {...(isReadOnly ? { 'data-readonly': true } : {})}>
              <div className={bar}>
                <Toolbar
                  label={labels.toolbar}
                  moreLabel={labels.more}
                  items={richTextTools(
                    { state, act },
                    labels.tools,
                    !isEditable,
                    () => setLinking(true),
                    onCite,
                  )}
                />
              </div>
              <div className={words}>
                {name !== undefined && <input type="hidden" name={name} />}
                <div ref={host} />
                {citations.content}
              </div>
            </div>
            <FieldFoot error={error} counterId={`${id}-count`} count={lengthOf(text)} limit={limit} />
          </FieldErrorContext>
        </TextContext>
      </LabelContext>
      {isLinking && (
        <RichTextEditorLink
          href={state.href}
          labels={labels.link}
          onClose={() => setLinking(false)}
          onApply={(href) => {
            setLinking(false);
            link(href);
          }}
        />
      )}
    </div>
  );
}
