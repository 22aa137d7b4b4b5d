import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { lightTheme } from '../../theme/light.css.ts';
import * as styles from './PrintLayout.css.ts';
import { pageRule, paperSize, type Paper } from './printPage.ts';

export interface PrintLayoutProps {
  /** Names the preview. */
  label: string;
  paper?: Paper;
  orientation?: 'portrait' | 'landscape';
  /** At the top of every page. */
  header?: ReactNode;
  /** At the bottom of every page. */
  footer?: ReactNode;
  /** In the margin, where the browser can. */
  hasPageNumbers?: boolean;
  /** Above the preview, not printed: the button that calls `window.print()`. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A sheet for printing, with its preview. Printing prints it alone, black on white, whatever page it is on. */
export function PrintLayout({
  label,
  paper = 'a4',
  orientation = 'portrait',
  header,
  footer,
  hasPageNumbers = true,
  actions,
  children,
}: PrintLayoutProps) {
  const isLandscape = orientation === 'landscape';
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule({ paper, isLandscape, hasPageNumbers }));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper, isLandscape, hasPageNumbers]);

  const [width, height] = isLandscape ? [...paperSize[paper]].reverse() : paperSize[paper];
  const size = { [styles.paperWidth]: `${width}mm`, [styles.paperHeight]: `${height}mm` } as CSSProperties;
  return (
    <section className={styles.frame} aria-label={label}>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <div className={styles.desk}>
        <div className={`${lightTheme} ${styles.sheet}`} style={size} data-paper>
          {header !== undefined && (
            <div className={styles.header}>
              <div className={styles.headerText}>{header}</div>
            </div>
          )}
          <div className={styles.body}>{children}</div>
          {footer !== undefined && (
            <div className={styles.footer}>
              <div className={styles.footerText}>{footer}</div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

export interface PrintBlockProps {
  /** Begins a page. */
  startsPage?: boolean;
  children: ReactNode;
}

/** What stays together on one page. */
export function PrintBlock({ startsPage = false, children }: PrintBlockProps) {
  return <div className={styles.block({ startsPage })}>{children}</div>;
}
