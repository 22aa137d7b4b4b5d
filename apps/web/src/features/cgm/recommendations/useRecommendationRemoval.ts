import { useDeleteCgmRecommendation, useRestoreCgmRecommendation } from '@healzy/api/cgm/recommendations';
import { report } from '../../../app/messages.ts';

/** Deletes recommendations of a test; the notice takes it back. */
export function useRecommendationRemoval(medicalTestId: string) {
  const removal = useDeleteCgmRecommendation();
  const restoring = useRestoreCgmRecommendation();
  return (recommendationId: string) => {
    const named = { medicalTestId, recommendationId };
    const undo = {
      of: `recommendation/${recommendationId}`,
      run: () => void report('cgmRecommendation.restore', restoring.mutateAsync(named)),
    };
    return report('cgmRecommendation.delete', removal.mutateAsync(named), {}, { undo });
  };
}
