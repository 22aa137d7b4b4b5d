import { MoreHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { line, ruler } from './Toolbar.css.ts';
import type { ToolbarItem } from './toolbarMenu.ts';

/**
 * The whole row at its natural width, hidden from sight and assistive technology. Its widths follow the font, the
 * density and the language automatically. The last one is that of the overflow button.
 */
export function ToolbarMeasure({ items, ref }: { items: readonly ToolbarItem[]; ref: Ref<HTMLDivElement> }) {
  const box = (isSquare: boolean) => button({ intent: 'quiet', isSquare });
  return (
    <div className={ruler} ref={ref} aria-hidden inert>
      {items.map((item) =>
        item.kind === 'separator' ? (
          <span key={item.id} className={line} />
        ) : (
          <span key={item.id} className={box(!item.isLabelShown)}>
            <Icon icon={item.icon} />
            {item.isLabelShown && item.label}
          </span>
        ),
      )}
      <span className={box(true)}>
        <Icon icon={MoreHorizontal} />
      </span>
    </div>
  );
}
