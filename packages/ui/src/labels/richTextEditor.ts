import type { PartPacks } from './partLabels.ts';

type Tool =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'bullets'
  | 'numbers'
  | 'deeper'
  | 'shallower'
  | 'quote'
  | 'link'
  | 'cite'
  | 'undo'
  | 'redo';

export interface RichTextEditorLinkLabels {
  title: string;
  /** Label of the address field. */
  address: string;
  /** What can be typed there: a page, an e-mail address, a telephone number. */
  hint: string;
  /** Error for an unsafe address. */
  invalid: string;
  apply: string;
  remove: string;
  cancel: string;
  close: string;
}

export interface RichTextEditorLabels {
  /** Label of the toolbar: "Format". */
  toolbar: string;
  /** Label of the overflow button. */
  more: string;
  tools: Record<Tool, string>;
  link: RichTextEditorLinkLabels;
}

export const richTextEditorLabels: PartPacks<RichTextEditorLabels> = {
  en: {
    toolbar: 'Formatting',
    more: 'More formatting',
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
      cite: 'Cite (@)',
      undo: 'Undo',
      redo: 'Redo',
    },
    link: {
      title: 'Link',
      address: 'Address',
      hint: 'A web page, an email address or a phone number',
      invalid:
        'Enter the address of a page, such as https://clinic.example, an email address or a phone number.',
      apply: 'Apply link',
      remove: 'Remove link',
      cancel: 'Cancel',
      close: 'Close',
    },
  },
  es: {
    toolbar: 'Formato',
    more: 'Más formatos',
    tools: {
      heading: 'Apartado',
      subheading: 'Subapartado',
      bold: 'Negrita',
      italic: 'Cursiva',
      underline: 'Subrayado',
      bullets: 'Lista',
      numbers: 'Lista numerada',
      deeper: 'Aumentar sangría',
      shallower: 'Reducir sangría',
      quote: 'Cita',
      link: 'Enlace',
      cite: 'Citar (@)',
      undo: 'Deshacer',
      redo: 'Rehacer',
    },
    link: {
      title: 'Enlace',
      address: 'Dirección',
      hint: 'Una página web, un correo o un teléfono',
      invalid: 'Escribe la dirección de una página, como https://clinica.example, un correo o un teléfono.',
      apply: 'Aplicar enlace',
      remove: 'Quitar enlace',
      cancel: 'Cancelar',
      close: 'Cerrar',
    },
  },
};
