import { useEndOtherSessions, useEndOwnSession, useOwnSessions } from '@healzy/api/session';
import { Loaded } from '../../../app/Loaded.tsx';
import { report } from '../../../app/messages.ts';
import { SessionsSection } from './SessionsSection.tsx';

/** The user's sessions known to the server, with a way to end them. */
export function OwnSessions({ zone }: { zone: string }) {
  const query = useOwnSessions();
  const endOne = useEndOwnSession();
  const endOthers = useEndOtherSessions();
  return (
    <Loaded queries={[query]}>
      {query.data && !query.data.isManagedElsewhere && (
        <SessionsSection
          sessions={query.data.items}
          zone={zone}
          onEnd={(id) => report('profile.sessionEnd', endOne.mutateAsync({ id }))}
          onEndOthers={() => report('profile.otherSessionsEnd', endOthers.mutateAsync(undefined))}
        />
      )}
    </Loaded>
  );
}
