import { Screen } from '../Screen/Screen.tsx';

/** A page about the record, for stories. */
export const pageAbout = (name: string, label = 'You are here') => (
  <Screen
    title="Glucose"
    breadcrumbsLabel={label}
    breadcrumbs={[
      { id: 'home', label: 'Dashboard', href: '#home' },
      { id: 'people', label: 'People', href: '#people' },
      { id: 'record', label: name, href: '#lucia' },
      { id: 'tests', label: 'Tests', href: '#tests' },
      { id: 'here', label: 'Glucose' },
    ]}
  >
    <p>Content</p>
  </Screen>
);
