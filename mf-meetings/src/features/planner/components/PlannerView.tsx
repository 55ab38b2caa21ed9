/** The view «Подбор» of `/meetings` (`?view=plan&with=2,7`). */
export function PlannerView() {
  return null;
}
