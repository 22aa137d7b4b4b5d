import {
  NOTE_TEMPLATE_PARTS,
  NOTE_TEMPLATES,
  plainTextOf,
  type NoteTemplate,
  type RichTextBlock,
} from '@healzy/domain/notes';
import type { RichTextEditorLabels } from '@healzy/ui/patterns/RichTextEditor';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoteDocument, NoteValues } from './note-values.ts';

/** Characters of a note's text that are enough to tell two versions apart in a conflict. */
const ENOUGH = 600;

/** The labels of the form: its fields, the tools of the editor, the headings of the templates, values as text. */
export function useNoteWords() {
  const { t } = useTranslation(['notes', 'app']);
  return useMemo(() => {
    const titlesOf = (template: NoteTemplate | null): string[] =>
      template === null ? [] : NOTE_TEMPLATE_PARTS[template].map((part) => t(`part.${part}`));
    const labels: Record<keyof NoteValues, string> = {
      title: t('form.title'),
      template: t('form.template'),
      message: t('form.message'),
      documents: t('form.documents'),
    };
    const editor: RichTextEditorLabels = {
      toolbar: t('editor.toolbar'),
      more: t('editor.more'),
      tools: {
        heading: t('editor.heading'),
        subheading: t('editor.subheading'),
        bold: t('editor.bold'),
        italic: t('editor.italic'),
        underline: t('editor.underline'),
        bullets: t('editor.bullets'),
        numbers: t('editor.numbers'),
        deeper: t('editor.deeper'),
        shallower: t('editor.shallower'),
        quote: t('editor.quote'),
        link: t('editor.link'),
        undo: t('editor.undo'),
        redo: t('editor.redo'),
      },
      link: {
        title: t('editor.linkTitle'),
        address: t('editor.linkAddress'),
        hint: t('editor.linkHint'),
        invalid: t('editor.linkInvalid'),
        apply: t('editor.linkApply'),
        remove: t('editor.linkRemove'),
        cancel: t('app:action.cancel'),
        close: t('app:action.close'),
      },
    };
    return {
      labels,
      editor,
      titlesOf,
      allTitles: NOTE_TEMPLATES.flatMap(titlesOf),
      /** The display text of a field's value. */
      say(field: string, value: unknown): string | null {
        if (field === 'template')
          return value === null ? t('form.free') : t(`template.${value as NoteTemplate}`);
        if (field === 'message') {
          const words = plainTextOf(value as RichTextBlock[]);
          return words.length > ENOUGH ? `${words.slice(0, ENOUGH)}…` : words || null;
        }
        if (field === 'documents')
          return (value as NoteDocument[]).map(({ fileName }) => fileName).join(', ') || null;
        return null;
      },
    };
  }, [t]);
}
