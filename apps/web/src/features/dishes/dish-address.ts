/** The view of the page about foods that lists dishes. */
export const DISHES = '/foods?view=dishes';
export const DISH_PARAMETER = 'dish';

export const dishAddress = (id: string): string => `${DISHES}&${DISH_PARAMETER}=${id}`;
