import { useConfig } from './config-context.ts';
import { useSubjects } from './crumbs.tsx';

/** The document's title: the screen, whom it is about, the product. */
export function PageTitle({ page }: { page: string }) {
  const { brand } = useConfig();
  const subjects = useSubjects().filter((subject) => subject !== page);
  return <title>{[page, ...subjects, brand.name].join(' – ')}</title>;
}
