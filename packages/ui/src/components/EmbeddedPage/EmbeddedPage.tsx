import { useState } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { embedded, page, waiting } from './EmbeddedPage.css.ts';

export interface EmbeddedPageProps {
  /** Address of the page; it must be of another origin, or its content could reach out. */
  src: string;
  /** Accessible name. */
  title: string;
  /** Shown in its place until it has loaded. */
  loadingLabel?: string | undefined;
}

/** What another service needs to work, and no more: it cannot navigate the page around it. */
const ALLOWED =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** A page of another service inside ours, as large as its container. None of its code runs in our page. */
export function EmbeddedPage({ src, title, loadingLabel }: EmbeddedPageProps) {
  const { common } = useLabels();
  const [arrived, setArrived] = useState<string | null>(null);
  const isThere = arrived === src;
  return (
    <div className={embedded} aria-busy={!isThere}>
      {!isThere && (
        <div className={waiting}>
          <Spinner size="lg" />
          {loadingLabel ?? common.loading}
        </div>
      )}
      <iframe
        key={src}
        className={page}
        src={src}
        title={title}
        sandbox={ALLOWED}
        referrerPolicy="no-referrer"
        onLoad={() => setArrived(src)}
      />
    </div>
  );
}
