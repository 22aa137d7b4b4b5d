import { createContext, type ReactNode } from 'react';

/** The person or thing that a group of pages is about, shown in the line of each of them. */
export interface PageSubjectValue {
  /** The breadcrumb that names it. */
  crumbId: string;
  /** What must be in sight on every page about it, directly after that breadcrumb. */
  summary: ReactNode;
}

export const PageSubject = createContext<PageSubjectValue | null>(null);
