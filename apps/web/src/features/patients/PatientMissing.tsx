import { hasCode } from '@healzy/api/runtime';
import { Navigate } from 'react-router-dom';
import { AppScreen, type LoadingPart } from '../../app/AppScreen.tsx';

/** A patient who is not there (or not of this account, which looks the same) is a page that is not there. */
export function PatientMissing({ title, query }: { title: string; query: LoadingPart }) {
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION')) {
    return <Navigate to="/error/404" replace />;
  }
  return (
    <AppScreen title={title} queries={[query]}>
      {null}
    </AppScreen>
  );
}
