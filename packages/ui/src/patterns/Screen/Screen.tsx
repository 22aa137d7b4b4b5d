import { use, type ReactNode } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Pictogram } from '../../primitives/Pictogram/Pictogram.tsx';
import * as empty from '../../components/EmptyState/EmptyState.css.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { PageHeaderLineSlot } from '../PageHeader/PageHeaderLineSlot.ts';
import * as styles from './Screen.css.ts';
import { ScreenLoading, type ScreenState } from './ScreenLoading.tsx';

export type { ScreenState } from './ScreenLoading.tsx';

export type { PageCrumb as ScreenCrumb } from '../PageHeader/PageHeader.tsx';

export interface ScreenProps extends PageHeaderProps {
  /** Shown while loading, at the final size of the content. */
  skeleton?: ReactNode;
  /** `content` up to 1,440 px; `form` limits what is in it to 720 px, and leaves the page where it is. */
  width?: 'content' | 'form';
  state?: ScreenState;
  children: ReactNode;
}

/** Header and body of one page. Header and tabs stay in place in every state. */
export function Screen({
  skeleton,
  width = 'content',
  state = { kind: 'ready' },
  children,
  ...header
}: ScreenProps) {
  const isFramed = use(PageHeaderLineSlot) !== undefined;
  return (
    <div className={styles.screen[isFramed || width === 'content' ? 'framed' : 'ownForm']} data-screen>
      <PageHeader {...header} />
      <div className={styles.body[width]} data-screen-body>
        {state.kind === 'ready' && children}
        {state.kind === 'loading' && <ScreenLoading state={state} skeleton={skeleton} />}
        {state.kind === 'empty' && (
          <section className={`${empty.state} ${styles.notice}`}>
            {state.pictogram && <Pictogram name={state.pictogram} size="lg" />}
            <h2 className={styles.noticeTitle}>{state.title}</h2>
            <p className={empty.words}>{state.text}</p>
            {state.action && <div className={empty.acts}>{state.action}</div>}
          </section>
        )}
        {state.kind === 'failed' && (
          <div className={styles.notice}>
            <ErrorState
              title={state.title}
              description={state.text}
              onRetry={state.onRetry}
              retryLabel={state.retryLabel}
            />
          </div>
        )}
      </div>
    </div>
  );
}
