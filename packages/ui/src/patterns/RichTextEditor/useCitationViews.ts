import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { createElement, useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { RichTextCitation, type CitationLook } from '../RichText/RichTextCitation.tsx';
import type { RichTextReference } from '../RichText/richText.ts';
import { citationOf, textOfCitation } from './richTextSchema.ts';

export interface CitationViews {
  /** Creates the element of a citation in the text. */
  create: (node: Node) => NodeView;
  /** Portals into those elements, to be rendered with the editor. */
  content: ReactNode;
}

/** Renders citations inside the editor's text as they are rendered for reading, without their links. */
export function useCitationViews(
  lookOf: ((citation: RichTextReference) => CitationLook) | undefined,
): CitationViews {
  const [shown, setShown] = useState<ReadonlyMap<HTMLElement, Node>>(new Map());
  const create = useCallback((first: Node): NodeView => {
    const dom = document.createElement('span');
    const put = (node: Node) => setShown((before) => new Map(before).set(dom, node));
    put(first);
    return {
      dom,
      update(node) {
        if (node.type !== first.type) return false;
        put(node);
        return true;
      },
      ignoreMutation: () => true,
      destroy() {
        setShown((before) => {
          const left = new Map(before);
          left.delete(dom);
          return left;
        });
      },
    };
  }, []);
  const content = [...shown].map(([dom, node], index) => {
    const look = lookOf?.(citationOf(node));
    const props = { text: textOfCitation(node), look: look && { ...look, href: undefined } };
    return createPortal(createElement(RichTextCitation, props), dom, String(index));
  });
  return { create, content };
}
