import { Link } from '../../primitives/Link/Link.tsx';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { chip, gone, remark, symbol } from './RichTextCitation.css.ts';

/** How a citation looks, and where it leads; the application knows its kinds. */
export interface CitationLook {
  icon: LucideIcon;
  /** The name of its kind, announced before what is cited: “Measurement”. */
  kind: string;
  /** Where it opens what is cited. */
  href?: string | undefined;
  /** It cannot be opened any more; said in words after its text. */
  isGone?: boolean | undefined;
}

/** A citation within a text: a link to what it cites, or its text alone. */
export function RichTextCitation({ text, look }: { text: string; look: CitationLook | undefined }) {
  const { richText } = useLabels();
  if (look === undefined) return <span className={chip}>{text}</span>;
  const { icon: Symbol, kind, href, isGone = false } = look;
  const content = (
    <>
      <Symbol className={symbol} aria-hidden />
      <VisuallyHidden>{kind}: </VisuallyHidden>
      {text}
    </>
  );
  return (
    <span className={isGone ? `${chip} ${gone}` : chip}>
      {href === undefined || isGone ? content : <Link href={href}>{content}</Link>}
      {isGone && <span className={remark}> ({richText.gone})</span>}
    </span>
  );
}
