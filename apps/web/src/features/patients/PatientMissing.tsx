import { hasCode } from '@healzy/api/runtime';
import { Navigate } from 'react-router-dom';
import { AppScreen, type LoadingPart } from '../../app/AppScreen.tsx';

/** A patient who does not exist (or belongs to another account, which looks the same) is a missing page. */
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
