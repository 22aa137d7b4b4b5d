import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';

/** One part of a message. */
export type MessageContent =
  | { kind: 'text'; text: string }
  | {
      kind: 'image';
      src: string;
      /** Alternative text. */
      alt: string;
      /** Intrinsic size in px, to reserve its space while loading. */
      width?: number | undefined;
      height?: number | undefined;
      /** Enlarges it, for example in a Lightbox. */
      onOpen?: (() => void) | undefined;
    }
  | {
      kind: 'audio';
      src: string;
      /** Its content type, if known. */
      type?: string | undefined;
      /** Length in seconds, if known. */
      duration?: number | undefined;
      /** How loud it is in equal parts of it, 0 to 100. */
      peaks?: readonly number[] | undefined;
      onDownload?: (() => void) | undefined;
    }
  | {
      kind: 'video';
      src: string;
      poster?: string | undefined;
      /** WebVTT; the first is shown where the person's system asks for captions. */
      captions?: readonly { src: string; label: string; language: string }[] | undefined;
    }
  | {
      kind: 'file';
      name: string;
      /** Its type in words: "PDF". */
      type: string;
      /** In bytes. */
      size: number;
      onDownload: () => void;
      /** Opens it, for example in a PdfPreview; the name becomes a button. */
      onOpen?: (() => void) | undefined;
      /** While it is fetched to be shown in the message, and when that has failed: opening it tries again. */
      fetching?: 'PENDING' | 'FAILED' | undefined;
    }
  | {
      /** Something of a record that the message points at. */
      kind: 'card';
      icon: LucideIcon;
      /** What it is: "Meal". */
      label: string;
      title: string;
      /** Its day, a figure, or why it does not open. */
      detail: string;
      onOpen?: (() => void) | undefined;
    };

/** A part of one kind. */
export type MessageContentOf<Kind extends MessageContent['kind']> = Extract<MessageContent, { kind: Kind }>;
