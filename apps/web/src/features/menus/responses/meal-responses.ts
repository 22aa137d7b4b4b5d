/** What was measured after meals of this patient: read by the screen, which waits for it, and by its board. */
export {
  type CgmFoodResponse as FoodResponse,
  useCgmMealResponses as useMealResponses,
} from '@healzy/api/cgm/events';
