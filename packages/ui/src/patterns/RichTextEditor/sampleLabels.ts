import type { RichTextEditorLabels } from './RichTextEditor.tsx';

export const sampleLabels: RichTextEditorLabels = {
  toolbar: 'Format',
  more: 'More tools',
  tools: {
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bullets: 'List',
    numbers: 'Numbered list',
    deeper: 'Indent',
    shallower: 'Outdent',
    quote: 'Quote',
    link: 'Link',
    cite: 'Cite',
    undo: 'Undo',
    redo: 'Redo',
  },
  link: {
    title: 'Link',
    address: 'Address',
    hint: 'A page, an e-mail address or a telephone',
    invalid: 'Type the address of a page, such as https://clinic.example, an e-mail address or a telephone.',
    apply: 'Apply',
    remove: 'Remove link',
    cancel: 'Cancel',
    close: 'Close',
  },
};
